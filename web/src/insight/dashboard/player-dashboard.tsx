import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerPath, useOwnProfileId, usePlayer } from '../../people/players.ts';
import { PlayerCard, ProfileState } from '../../people/players-ui.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/await-queries.tsx';
import { PanelColumns, PanelStack } from '../../ui/panel-columns.tsx';
import { BestMatches } from './best-matches.tsx';
import { useBestMatches } from './dashboard.queries.ts';
import { DealsPanel } from './deals-panel.tsx';
import { Greeting } from './greeting.tsx';
import { NextStep } from './next-step.tsx';
import { PlayerFigures } from './player-figures.tsx';
import { RepresentationPanel } from './representation-panel.tsx';

/** Loaded only for new users. */
const QuizCard = lazy(() => loadChunk(() => import('../../market/quiz-card.ts')));

/**
 * The first screen of a player: the next step, the four figures, the representation, then the own card, the deals and
 * which clubs fit.
 */
export default function PlayerDashboard() {
  const { t } = useTranslation(['dashboard', 'shell']);
  const best = useBestMatches(true).data;
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
        <NextStep />
        <Suspense>
          <QuizCard />
        </Suspense>
        <PlayerFigures />
        <PanelColumns>
          <RepresentationPanel playerId={null} />
          <OwnCard />
          <DealsPanel />
          {best && <BestMatches matches={best} />}
        </PanelColumns>
      </AwaitQueries>
    </>
  );
}

/** A player's own card, as clubs see it, below the state of a complete profile; an incomplete one is the next step. */
function OwnCard() {
  const id = useOwnProfileId().data;
  const player = usePlayer(id ?? null).data;
  if (!player) return null;
  return (
    <PanelStack>
      {player.completeness === 'complete' && <ProfileState player={player} linked />}
      <PlayerCard player={player} heading={2} to={playerPath(player.id)} />
    </PanelStack>
  );
}
