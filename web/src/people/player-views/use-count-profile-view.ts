import type { Player } from '@trattativa/contract/people/players/player';
import { useEffect, useRef } from 'react';
import { call } from '../../platform/api/call.ts';
import { isOwnersSide } from '../players/page/owners-side.ts';

/** Counts a view of this player's card by another user. The service counts once a day. A failure is ignored. */
export function useCountProfileView(player: Pick<Player, 'id' | 'phone'>): void {
  const countedId = useRef<number | null>(null);
  const { id } = player;
  const counts = !isOwnersSide(player);
  useEffect(() => {
    if (!counts || countedId.current === id) return;
    countedId.current = id;
    call('Player/AddProfileViewed', { playerId: id }).catch(() => undefined);
  }, [id, counts]);
}
