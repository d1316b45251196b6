import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Request } from '@trattativa/contract/market/requests/request';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MatchMarks } from '../../market/matching-ui.ts';
import { candidatesPath } from '../../market/requests.ts';
import { playerPath, usePlayerWords } from '../../people/players.ts';
import { PlayerLine } from '../../people/players-ui.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/await-queries.tsx';
import { PanelColumns } from '../../ui/panel-columns.tsx';
import { RowLink } from '../../ui/panel-line.tsx';
import { useBestCandidates, useOwnRequests, usePortfolioSize } from './dashboard.queries.ts';
import { DealsPanel } from './deals-panel.tsx';
import { Greeting } from './greeting.tsx';
import { MatchKindChip } from './match-kind-chip.tsx';
import { OwnRequests } from './own-requests.tsx';
import { Panel, PanelNothing, PanelRows } from './panel.tsx';
import classes from './row-words.module.css';
import {
  useCandidateTile,
  useMandateTile,
  useOfferTile,
  useOngoingTile,
  useTurnTile,
  useUnreadTile,
} from './tiles.ts';
import { WaitingTiles } from './waiting-tiles.tsx';

/** Loaded only for new users. */
const QuizCard = lazy(() => loadChunk(() => import('../../market/quiz-card.ts')));

const CommissionPanel = lazy(() => loadChunk(() => import('./commission-panel.tsx')));

/** The first screen of a club: pending items, negotiations with the club's turn, its requests and their matches. */
export default function ClubDashboard() {
  const { t } = useTranslation(['dashboard', 'requests']);
  const requests = useOwnRequests().data;
  const waits = [useTurnTile(), useCandidateTile(), useOfferTile(), useUnreadTile(), useMandateTile()];
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
        <Suspense>
          <QuizCard />
        </Suspense>
        <WaitingTiles waits={waits} figures={figures} />
        <PanelColumns>
          <DealsPanel />
          {newest && <BestCandidates request={newest} />}
          {requests && <OwnRequests requests={requests.items} />}
          <Suspense>
            <CommissionPanel of="team" />
          </Suspense>
        </PanelColumns>
      </AwaitQueries>
    </>
  );
}

/** The best candidates for the club's newest request, criterion by criterion. */
function BestCandidates({ request }: { request: Request }) {
  const { t } = useTranslation(['dashboard', 'matching']);
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
        <PanelRows>
          {candidates.map((match) => (
            <li key={match.player.id}>
              <PlayerLine
                player={{ ...match.player, surname: '' }}
                withoutPitch
                keeper={
                  match.player.open
                    ? t('matching:candidates.keptBy', { name: match.player.ownerName })
                    : undefined
                }
                title={
                  match.player.open ? (
                    <RowLink to={playerPath(match.player.id)}>{match.player.name}</RowLink>
                  ) : (
                    match.player.name
                  )
                }
              />
              <span className={`${classes.fit} ${classes.under} ${classes.above}`}>
                <MatchKindChip kind={match.kind} />
                <MatchMarks match={match} compact />
              </span>
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}
