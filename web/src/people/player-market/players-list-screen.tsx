import type { CallerKind } from '@trattativa/contract/access';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';

const market = lazy(() => loadChunk(() => import('./market-players.tsx')));

/** The content of `/playersList` by kind of user. The route admits no others. */
const lists: Partial<Record<CallerKind, ComponentType>> = {
  team: lazy(() => loadChunk(() => import('./club-players.tsx'))),
  scout: lazy(() => loadChunk(() => import('../scouts/scout-players.tsx'))),
  premium: market,
  staff: market,
  admin: market,
};

/** `/playersList` */
export default function PlayersListScreen() {
  const List = lists[useUser().kind];
  return <Suspense fallback={<Skeletons shape="page" />}>{List && <List />}</Suspense>;
}
