import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { BackToPortfolio } from '../players/page/back-to-portfolio.tsx';
import { playerName } from '../players/page/player-facts.ts';
import { usePlayer } from '../players/players.queries.ts';
import { PortfolioForm } from '../players/portfolio-form.tsx';

// Parts that save themselves, below the form.
const OwnSavedParts = lazy(() => loadChunk(() => import('./own-saved-parts.tsx')));

// Loaded separately: the form does not wait for the cropper.
const PlayerPicture = lazy(() => loadChunk(() => import('../players/player-picture.tsx')));

/** `/portfolio/:id/edit` */
export default function EditPlayerScreen() {
  const { t } = useTranslation(['player-form', 'players', 'player-lists']);
  const id = Number(useParams().id);
  const { data: player, error, refetch } = usePlayer(Number.isSafeInteger(id) && id > 0 ? id : null);

  const gone =
    !(id > 0) || (error instanceof ApiError && error.code === 'NOT_FOUND') || player?.can.edit === false;
  if (gone) {
    return (
      <>
        <PageHeader title={t('player-lists:portfolio.title')} before={<BackToPortfolio />} />
        <EmptyState
          icon={IconUserOff}
          title={t('gone')}
          text={t('goneText')}
          action={
            <Button component={Link} to={paths.portfolio}>
              {t('players:backToPortfolio')}
            </Button>
          }
        />
      </>
    );
  }
  if (player) {
    return (
      <>
        <PageHeader title={t('editTitle', { name: playerName(player) })} before={<BackToPortfolio />} />
        <Suspense fallback={<Skeletons shape="page" />}>
          {player.profile !== profileType.player && <PlayerPicture player={player} />}
          <PortfolioForm
            key={player.id}
            player={player}
            parts={
              <Suspense>
                <OwnSavedParts player={player} />
              </Suspense>
            }
          />
        </Suspense>
      </>
    );
  }
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  return <Skeletons shape="page" />;
}
