import { Button } from '@mantine/core';
import { IconFileText, IconPencil, IconSend, IconUserOff } from '@tabler/icons-react';
import type { CallerKind } from '@trattativa/contract/access';
import type { Player } from '@trattativa/contract/people/players/player';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { fieldsAtTop } from '@trattativa/texts/records/player-rows';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { staff } from '../../platform/audiences.ts';
import { isBuilt } from '../../platform/built-paths.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { now } from '../../platform/clock/clock.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useArrivalToast } from '../../ui/feedback/use-arrival-toast.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { PageColumn, PageColumns } from '../../ui/page/page-columns.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PlayerVideo } from '../player-views/player-video.tsx';
import { useCountProfileView } from '../player-views/use-count-profile-view.ts';
import { MissingLinks } from '../players/form/missing-links.tsx';
import { isOwnersSide } from '../players/page/owners-side.ts';
import { playerName } from '../players/page/player-facts.ts';
import { PlayerHero } from '../players/page/player-hero.tsx';
import { PlayerLinks } from '../players/page/player-links.tsx';
import { editPlayerPath, ownProfilePath, proposePlayerPath } from '../players/player-paths.ts';
import { usePlayer } from '../players/players.queries.ts';
import { usePlayerRows } from '../players/use-player-rows.ts';
import { PlayerListing, PlayerMandates, PlayerNegotiations, SharePlayer } from '../slots.ts';
import { contractDetails, PlayerContract } from './player-contract.tsx';
import { PlayerDetails } from './player-details.tsx';

// The parts below the card are loaded after it.
const PlayerContact = lazy(() => loadChunk(() => import('../players/page/player-contact.tsx')));
const GuardianAddress = lazy(() => loadChunk(() => import('./guardian-address.tsx')));
const PlayerFiles = lazy(() => loadChunk(() => import('../players/page/player-files.tsx')));
const ViewsPanel = lazy(() => loadChunk(() => import('../player-views/views-panel.tsx')));
const ScoutedPlayerPanel = lazy(() => loadChunk(() => import('../scouts/scouted-player-panel.tsx')));
const ReachActs = lazy(() => loadChunk(() => import('../player-market/reach-acts.tsx')));
const PlayerGrowth = lazy(() => loadChunk(() => import('./player-growth.tsx')));

/** Readers who may see whom to contact (permission matrix, GetPlayerOwner). Agents are listed with the mandates. */
const asksForOwner: readonly CallerKind[] = ['team', 'agent', 'premium'];

/** `/players/:id`: one player, with the fields that the reader may see, and the reader's negotiations and offers. */
export default function PlayerScreen() {
  const { t } = useTranslation(['players', 'app', 'player-page']);
  const id = Number(useParams().id);
  const known = Number.isSafeInteger(id) && id > 0;
  const { data: player, error, refetch } = usePlayer(known ? id : null);
  if (!known || (error instanceof ApiError && error.code === 'NOT_FOUND')) {
    return (
      <>
        <PageHeader title={t('players:field.player')} />
        <EmptyState
          icon={IconUserOff}
          title={t('player-page:page.gone')}
          text={t('player-page:page.goneText')}
          action={
            <Button component={Link} to={paths.start} variant="default">
              {t('app:toFirstScreen')}
            </Button>
          }
        />
      </>
    );
  }
  if (player) return <Details player={player} />;
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  return <Skeletons shape="page" />;
}

function Details({ player }: { player: Player }) {
  const { t } = useTranslation(['players', 'player-page']);
  const { kind } = useUser();
  const details = usePlayerRows().rows(player);
  const atTop = fieldsAtTop(player, now().toISOString().slice(0, 10));
  const others = details.filter(({ key }) => !contractDetails.includes(key) && !atTop.has(key));
  useArrivalToast();
  useCountProfileView(player);
  return (
    <>
      <PageHeader title={playerName(player)} actions={<Acts player={player} />} />
      <PlayerHero player={player} />
      <PageColumns>
        <PageColumn>
          <PlayerVideo player={player} />
          <PlayerLinks player={player} />
          {isOwnersSide(player) && (
            <Suspense>
              <ViewsPanel playerId={player.id} />
            </Suspense>
          )}
        </PageColumn>
        <PageColumn>
          {player.can.edit && player.missingFields.length > 0 && (
            <CardPart label={t('player-page:completeness.title')}>
              <MissingLinks player={player} to={formPath(player, kind)} />
            </CardPart>
          )}
          <PlayerContract player={player} details={details} />
          <PlayerDetails details={others} comments={player.comments} />
        </PageColumn>
        <PageColumn>
          {!isOwnersSide(player) &&
            player.profile !== profileType.agentPlayer &&
            asksForOwner.includes(kind) && (
              <Suspense>
                <PlayerContact playerId={player.id} />
              </Suspense>
            )}
          {player.profile !== profileType.player && player.can.edit && (
            <Suspense>
              <PlayerListing player={player} />
            </Suspense>
          )}
          <Suspense>
            <PlayerMandates player={player} />
          </Suspense>
          {kind !== 'scout' && (
            <Suspense>
              <PlayerNegotiations player={player} />
            </Suspense>
          )}
          {kind === 'scout' && (
            <Suspense>
              <ScoutedPlayerPanel playerId={player.id} />
            </Suspense>
          )}
          {staff.includes(kind) && (
            <Suspense>
              <GuardianAddress playerId={player.id} />
            </Suspense>
          )}
          {isOwnersSide(player) && (
            <Suspense>
              <CardPart labelledBy="player-files">
                <PlayerFiles playerId={player.id} />
              </CardPart>
            </Suspense>
          )}
        </PageColumn>
      </PageColumns>
      <Suspense fallback={<Skeletons shape="rows" count={4} />}>
        <PlayerGrowth player={player} />
      </Suspense>
    </>
  );
}

/** Where a record is edited: the own profile on /account, any other one in the portfolio. */
function formPath(player: Player, kind: CallerKind): (field?: string) => string {
  return kind === 'player' ? ownProfilePath : (field) => editPlayerPath(player.id, field);
}

function Acts({ player }: { player: Player }) {
  const { t } = useTranslation(['players', 'shell', 'player-page']);
  const { kind } = useUser();
  const proposes = player.can.propose && isBuilt(paths.negotiation);
  const watches = ['team', 'agent', 'premium'].includes(kind) && !player.can.edit;
  return (
    <>
      <Suspense>
        {isOwnersSide(player) && <SharePlayer thingId={player.id} />}
        {watches && <ReachActs player={player} />}
      </Suspense>
      {player.can.edit && (
        <Button
          component={Link}
          to={formPath(player, kind)()}
          variant="default"
          leftSection={<IconPencil size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('player-page:page.edit')}
        </Button>
      )}
      {(kind === 'staff' || kind === 'admin') && (
        <>
          <Button component={Link} to={`${paths.procura}?player=${player.id}`} variant="default">
            {t('shell:menu.entry.dashboard')}
          </Button>
          <Button
            component={Link}
            to={`${paths.contract}?player=${player.id}`}
            variant="default"
            leftSection={<IconFileText size={18} stroke={1.75} aria-hidden="true" />}
          >
            {t('shell:menu.entry.contract')}
          </Button>
        </>
      )}
      {proposes && (
        <Button
          component={Link}
          to={proposePlayerPath(player.id)}
          leftSection={<IconSend size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('player-page:page.propose')}
        </Button>
      )}
    </>
  );
}
