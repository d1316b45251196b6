import { useQueryClient } from '@tanstack/react-query';
import type { Player } from '@trattativa/contract/people/players/player';
import { lazy, Suspense } from 'react';
import { useMyAccount } from '../../identity/account.ts';
import { accountKeys } from '../../identity/account-keys.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { PlayerForm } from '../players/form/player-form.tsx';
import { ProfileState } from '../players/page/profile-state.tsx';
import { usePlayer } from '../players/players.queries.ts';
import classes from './own-profile-form.module.css';

// Parts that save themselves, below the form.
const OwnSavedParts = lazy(() => loadChunk(() => import('./own-saved-parts.tsx')));

/** A registered player's own profile on /account: the missing fields and the whole form. */
export default function OwnProfileForm() {
  const client = useQueryClient();
  const account = useMyAccount();
  const profileId = account.data?.profileId ?? null;
  const { data, error, refetch } = usePlayer(profileId);
  const deleted = error instanceof ApiError && error.code === 'NOT_FOUND';
  const failed = account.error ?? (deleted ? null : error);
  if (failed) {
    return (
      <ErrorPanel text={failed.message} onRetry={() => void Promise.all([account.refetch(), refetch()])} />
    );
  }
  if (!account.data || (profileId !== null && !data && !deleted)) return <Skeletons shape="page" />;

  const player = deleted ? null : (data ?? null);
  const { name, surname } = account.data;

  async function onSaved({ message, player: saved }: { message: string; player: Player }) {
    showDone(message);
    // The first save creates the account's profile.
    if (saved.id !== profileId) await client.invalidateQueries({ queryKey: accountKeys.mine });
  }

  return (
    <>
      {player?.completeness !== 'complete' && (
        <div className={classes.state}>
          <ProfileState player={player} linked={false} />
        </div>
      )}
      <PlayerForm
        own
        player={player}
        start={{ name, surname }}
        parts={
          player && (
            <Suspense>
              <OwnSavedParts player={player} />
            </Suspense>
          )
        }
        {...(player === null && {
          onSectionSaved: () => void client.invalidateQueries({ queryKey: accountKeys.mine }),
        })}
        onSaved={onSaved}
      />
    </>
  );
}
