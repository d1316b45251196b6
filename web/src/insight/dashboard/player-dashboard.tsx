import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerPath, useOwnProfileId, usePlayer } from '../../people/players.ts';
import { PlayerCard, ProfileState } from '../../people/players-ui.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/feedback/await-queries.tsx';
import { PanelStack } from '../../ui/page/panel-stack.tsx';
import { BestMatches } from './best-matches.tsx';
import { useBestMatches } from './dashboard.queries.ts';
import { DeskLayout } from './desk-layout.tsx';
import { PlayerFigures } from './figures/player-figures.tsx';
import { DealsPanel } from './panels/deals-panel.tsx';
import { FirstSteps } from './panels/first-steps.tsx';
import { Greeting } from './panels/greeting.tsx';
import { RepresentationPanel } from './panels/representation-panel.tsx';
import { TurnList } from './panels/turn-list.tsx';
import { useIsNew } from './panels/use-is-new.ts';
import { useListings, useMandates, useUnread } from './panels/waiting.ts';

const RefusalReasons = lazy(() =>
  loadChunk(async () => ({ default: (await import('../../deals/replies-ui.ts')).RefusalReasons })),
);

/**
 * The first screen of a player: what waits, which clubs look for somebody like them, the deals and the representation;
 * beside them the own card and who looked.
 */
export default function PlayerDashboard() {
  const { t } = useTranslation(['dashboard', 'shell']);
  const best = useBestMatches(true).data;
  const isNew = useIsNew();
  return (
    <>
      <Greeting
        title={t('shell:menu.entry.dashboard')}
        actions={
          <Button component={Link} to={paths.requests} variant="default">
            {t('openMarket')}
          </Button>
        }
      />
      <AwaitQueries>
        <DeskLayout
          side={
            <>
              <OwnCard />
              {/* A newcomer's figures would be zeros. */}
              {!isNew && <PlayerFigures />}
              {!isNew && (
                <Suspense>
                  <RefusalReasons />
                </Suspense>
              )}
            </>
          }
        >
          <FirstSteps />
          <TurnList waits={[useMandates(), useListings(), useUnread()]} isNew={isNew} />
          {best && <BestMatches matches={best} />}
          <DealsPanel />
          <RepresentationPanel />
        </DeskLayout>
      </AwaitQueries>
    </>
  );
}

/** A player's own card, as clubs see it, and the state of the profile: said here once, beside the steps. */
function OwnCard() {
  const id = useOwnProfileId().data;
  const player = usePlayer(id ?? null).data;
  if (id === undefined || (id !== null && !player)) return null;
  return (
    <PanelStack>
      {player && player.completeness !== 'incomplete' && (
        <PlayerCard player={player} heading={2} to={playerPath(player.id)} />
      )}
      <ProfileState player={player ?? null} linked />
    </PanelStack>
  );
}
