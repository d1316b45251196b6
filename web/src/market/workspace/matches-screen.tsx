import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';

const MatchWorkspace = lazy(() => loadChunk(() => import('./match-workspace.tsx')));
const MatchList = lazy(() =>
  loadChunk(async () => ({ default: (await import('../matching/match-list.tsx')).MatchList })),
);

/** Matches to work through; players, who have one record, read a list. */
export function MatchesScreen({ kind }: { kind: MatchingKind }) {
  const isPlayer = useUser().kind === 'player';
  return (
    <Suspense fallback={<Skeletons shape="page" />}>
      {isPlayer ? <MatchList kind={kind} /> : <MatchWorkspace key={kind} kind={kind} />}
    </Suspense>
  );
}
