import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { matchingKinds } from '@trattativa/contract/catalogue/matching-kinds';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { usePendingMessages } from '../chat/pending-messages.ts';
import { useUser } from '../platform/session/use-session.ts';
import { newPlayerPath } from '../players/player-paths.ts';
import { usePortfolioFigures } from '../players/players.queries.ts';
import { PortfolioList } from '../players/portfolio-list.tsx';
import classes from './agent-dashboard.module.css';
import { BestMatches } from './best-matches.tsx';
import { useBestMatches, useMatchCounts, useTurnCount } from './dashboard.queries.ts';
import { Greeting } from './greeting.tsx';
import { PortfolioFigures } from './portfolio-figures.tsx';
import { WaitingTiles } from './waiting-tiles.tsx';

const matchPaths = {
  exact: paths.exactMatch,
  potential: paths.potentialMatch,
  partial: paths.partialMatch,
} as const;

/** Matches are counted exactly up to this. */
const countedTo = 1000;

/** The first screen of an agent: what waits, the portfolio in figures, the best matches, then the portfolio itself. */
export function AgentDashboard() {
  const { t } = useTranslation(['dashboard', 'catalogue', 'players']);
  const figures = usePortfolioFigures().data;
  const turns = useTurnCount(true).data;
  // Staff have no portfolio to match: the service asks them to name a player or a request.
  const kind = useUser().kind;
  const hasMatches = kind === 'agent' || kind === 'premium';
  const matchCounts = useMatchCounts(hasMatches).data;
  const best = useBestMatches(hasMatches).data;
  const unread = usePendingMessages();
  const begun = figures !== undefined && figures.players > 0;
  return (
    <>
      <Greeting
        actions={
          <Button
            component={Link}
            to={newPlayerPath}
            leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          >
            {t('players:portfolio.add')}
          </Button>
        }
      />
      <WaitingTiles
        tiles={[
          {
            key: 'turns',
            count: turns,
            words: t('dashboard:yourTurn'),
            to: `${paths.negotiations}?turn=1`,
            waits: true,
          },
          {
            key: 'unread',
            count: unread,
            words: t('dashboard:unread'),
            to: paths.negotiationRoom,
            waits: true,
          },
          {
            key: 'incomplete',
            count: figures?.incomplete,
            words: t('dashboard:incomplete'),
            to: `${paths.portfolio}?incomplete=1`,
            waits: true,
          },
          ...(hasMatches ? matchingKinds : []).map((match) => ({
            key: match,
            count: matchCounts?.[match],
            words: t(`catalogue:matchingKind.${match}`),
            to: matchPaths[match],
            waits: false,
            countedTo,
          })),
        ]}
      />
      {begun && (
        <div className={classes.panels}>
          <PortfolioFigures figures={figures} />
          {best && <BestMatches matches={best} />}
        </div>
      )}
      <h2 className={classes.title}>{t('dashboard:portfolio')}</h2>
      <PortfolioList />
    </>
  );
}
