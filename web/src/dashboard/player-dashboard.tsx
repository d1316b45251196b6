import { matchingKinds } from '@trattativa/contract/catalogue/matching-kinds';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { usePendingMessages } from '../chat/pending-messages.ts';
import { useMandatesToAnswer } from '../mandates/mandates.queries.ts';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { Together } from '../ui/together.tsx';
import { BestMatches } from './best-matches.tsx';
import { useBestMatches, useListingsToAnswer, useMatchCounts, useOngoingCount } from './dashboard.queries.ts';
import { DealsPanel } from './deals-panel.tsx';
import { Greeting } from './greeting.tsx';
import { MarketPanel } from './market-panel.tsx';
import { countedTo, matchPaths } from './match-tiles.ts';
import { OwnCard } from './own-card.tsx';
import { OwnViews } from './own-views.tsx';
import classes from './panels.module.css';
import { WaitingTiles } from './waiting-tiles.tsx';

/** Only for who is new. */
const QuizCard = lazy(() => loadChunk(() => import('../onboarding/quiz-card.tsx')));

/** The first screen of a player: what waits, the own card as clubs read it, which clubs fit, and the deals. */
export default function PlayerDashboard() {
  const { t } = useTranslation(['dashboard', 'catalogue']);
  const ongoing = useOngoingCount(true).data;
  const matches = useMatchCounts(true).data;
  const best = useBestMatches(true).data;
  const mandates = useMandatesToAnswer(true).data;
  const listings = useListingsToAnswer().data;
  const unread = usePendingMessages();
  return (
    <>
      <Greeting />
      <Together>
        <Suspense>
          <QuizCard />
        </Suspense>
        <WaitingTiles
          tiles={[
            {
              key: 'unread',
              count: unread,
              words: t('dashboard:unread'),
              to: paths.negotiationRoom,
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
            {
              key: 'listings',
              count: listings || undefined,
              words: t('dashboard:listings'),
              to: paths.listings,
              waits: true,
            },
            {
              key: 'ongoing',
              count: ongoing,
              words: t('dashboard:ongoing'),
              to: paths.negotiations,
              waits: false,
            },
            ...matchingKinds.map((match) => ({
              key: match,
              count: matches?.[match],
              words: t(`catalogue:matchingKind.${match}`),
              to: matchPaths[match],
              waits: false,
              countedTo,
            })),
          ]}
        />
        <div className={classes.panels}>
          <div className={classes.stack}>
            <OwnCard />
            <OwnViews />
          </div>
          {best && <BestMatches matches={best} />}
          <div className={classes.stack}>
            <DealsPanel />
            <MarketPanel />
          </div>
        </div>
      </Together>
    </>
  );
}
