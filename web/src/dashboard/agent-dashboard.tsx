import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { matchingKinds } from '@trattativa/contract/catalogue/matching-kinds';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { usePendingMessages } from '../chat/pending-messages.ts';
import { useMandatesToAnswer } from '../mandates/mandates.queries.ts';
import { useUser } from '../platform/session/use-session.ts';
import { newPlayerPath } from '../players/player-paths.ts';
import { usePortfolioFigures } from '../players/players.queries.ts';
import { PortfolioList } from '../players/portfolio-list.tsx';
import { Together } from '../ui/together.tsx';
import { AgentFigures } from './agent-figures.tsx';
import { BestMatches } from './best-matches.tsx';
import { useBestMatches, useMatchCounts, useTurnCount } from './dashboard.queries.ts';
import { DealsPanel } from './deals-panel.tsx';
import { Greeting } from './greeting.tsx';
import { MarketPanel } from './market-panel.tsx';
import { countedTo, matchPaths } from './match-tiles.ts';
import classes from './panels.module.css';
import { PortfolioFigures } from './portfolio-figures.tsx';
import { WaitingTiles } from './waiting-tiles.tsx';

/** The first screen of an agent: what waits, the deals of their turn, the best matches, the portfolio in figures and itself. */
export default function AgentDashboard() {
  const { t } = useTranslation(['dashboard', 'catalogue', 'players']);
  const figures = usePortfolioFigures().data;
  const turns = useTurnCount(true).data;
  // Staff have no portfolio to match: the service asks them to name a player or a request.
  const kind = useUser().kind;
  const hasMatches = kind === 'agent' || kind === 'premium';
  const matchCounts = useMatchCounts(hasMatches).data;
  const best = useBestMatches(hasMatches).data;
  const mandates = useMandatesToAnswer(hasMatches).data;
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
      <Together>
        <WaitingTiles
          tiles={[
            {
              key: 'turns',
              count: turns,
              words: t(hasMatches ? 'dashboard:yourTurn' : 'dashboard:waitingDeals'),
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
              to: `${paths.portfolio}?profile=incomplete`,
              waits: true,
            },
            {
              key: 'mandates',
              // Shown while there is one to answer.
              count: mandates || undefined,
              words: t('dashboard:mandates'),
              to: paths.mandates,
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
        {hasMatches && <AgentFigures />}
        {begun && (
          <div className={classes.panels}>
            {hasMatches ? (
              <>
                <div className={classes.stack}>
                  <DealsPanel />
                  <MarketPanel />
                </div>
                {best && <BestMatches matches={best} />}
              </>
            ) : (
              <>
                <DealsPanel />
                <MarketPanel />
              </>
            )}
            <PortfolioFigures figures={figures} withValue={!hasMatches} />
          </div>
        )}
        <h2 className={classes.title}>{t(hasMatches ? 'dashboard:portfolio' : 'dashboard:everyPlayer')}</h2>
        <PortfolioList heading={3} />
        {figures?.players === 0 && (
          <div className={classes.after}>
            <MarketPanel />
          </div>
        )}
      </Together>
    </>
  );
}
