import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Match } from '@trattativa/contract/market/matching/match';
import type { Request } from '@trattativa/contract/market/requests/request';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { candidatesPath } from '../../market/requests.ts';
import { playerPath, usePlayerWords } from '../../people/players.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/feedback/await-queries.tsx';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { Marks } from './best-matches.tsx';
import { useBestCandidates, useOwnRequests, usePortfolioSize } from './dashboard.queries.ts';
import { DeskLayout } from './desk-layout.tsx';
import { FigureRows } from './figures/figure-rows.tsx';
import { useOngoingTile } from './figures/tiles.ts';
import { OwnRequests } from './own-requests.tsx';
import { DealsPanel } from './panels/deals-panel.tsx';
import { FirstSteps } from './panels/first-steps.tsx';
import { Greeting } from './panels/greeting.tsx';
import { Panel, PanelNothing } from './panels/panel.tsx';
import { TurnList } from './panels/turn-list.tsx';
import { useIsNew } from './panels/use-is-new.ts';
import { useCandidates, useMandates, useUnread } from './panels/waiting.ts';
import { WorkRow, WorkRows } from './panels/work-row.tsx';
import classes from './row-words.module.css';

const FiguresPanel = lazy(() => loadChunk(() => import('./figures-panel.tsx')));
const CommissionPanel = lazy(() => loadChunk(() => import('./figures/commission-panel.tsx')));

/** The first screen of a club: what waits, who fits its requests, and beside them its figures. */
export default function ClubDashboard() {
  const { t } = useTranslation(['dashboard', 'requests']);
  const requests = useOwnRequests().data;
  const isNew = useIsNew();
  const figures = [
    useOngoingTile(),
    {
      key: 'portfolio',
      count: usePortfolioSize().data,
      words: t('dashboard:portfolioPlayers'),
      to: paths.portfolio,
    },
    {
      key: 'requests',
      count: requests?.total,
      words: t('dashboard:requests'),
      to: paths.requests,
    },
  ];
  const newest = requests?.items[0];
  return (
    <>
      <Greeting
        actions={
          <Button
            component={Link}
            to={paths.request}
            leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          >
            {t('requests:list.new')}
          </Button>
        }
      />
      <AwaitQueries>
        <DeskLayout
          side={
            <>
              <FigureRows tiles={figures} />
              <Suspense>
                <CommissionPanel of="team" />
              </Suspense>
              {!isNew && requests && <OwnRequests requests={requests.items} />}
            </>
          }
        >
          <FirstSteps />
          <TurnList waits={[useCandidates(), useUnread(), useMandates()]} isNew={isNew} />
          {newest && <BestCandidates request={newest} />}
          <DealsPanel />
          <Suspense>
            <FiguresPanel />
          </Suspense>
        </DeskLayout>
      </AwaitQueries>
    </>
  );
}

/** The best candidates for the club's newest request, criterion by criterion. */
function BestCandidates({ request }: { request: Request }) {
  const { t } = useTranslation('dashboard');
  const words = usePlayerWords();
  const candidates = useBestCandidates(request.id).data;
  if (!candidates) return null;
  return (
    <Panel title={t('dashboard:candidates')} all={candidatesPath(request.id)}>
      <p className={classes.quiet}>
        {t('dashboard:candidatesFor', {
          role: words.role(request.role),
          level: words.level(request.level, request.country),
        })}
      </p>
      {candidates.length === 0 ? (
        <PanelNothing text={t('dashboard:candidatesNone')} />
      ) : (
        <WorkRows>
          {candidates.map((match) => (
            <Candidate key={match.player.id} match={match} />
          ))}
        </WorkRows>
      )}
    </Panel>
  );
}

/** A player who fits; the card of a minor opens only in a deal. */
function Candidate({ match }: { match: Match }) {
  const { t } = useTranslation(['dashboard', 'matching']);
  const words = usePlayerWords();
  const { player, request } = match;
  const to = player.open ? playerPath(player.id) : candidatesPath(request.id);
  return (
    <WorkRow
      start={<AvatarPicture name={player.name} url={player.imageUrl} size={40} kind="player" />}
      title={player.name}
      to={to}
      facts={[
        player.principalRole === null ? null : words.role(player.principalRole),
        player.age === null ? null : words.years(player.age),
        player.currentClub,
        player.open ? t('matching:candidates.keptBy', { name: player.ownerName }) : null,
        match.kind === 'exact' ? t('dashboard:allMet') : null,
      ]}
      act={
        <Button
          component={Link}
          to={to}
          size="sm"
          variant="default"
          aria-label={`${t('dashboard:look')}: ${player.name}`}
        >
          {t('dashboard:look')}
        </Button>
      }
    >
      <Marks match={match} />
    </WorkRow>
  );
}
