import type { Player } from '@trattativa/contract/people/players/player';
import { useEffect, useRef } from 'react';
import { call } from '../../platform/api/call.ts';
import { isOwnersSide } from '../players/owners-side.ts';

/**
 * Tells the service once that somebody else has opened this player's card; that it counts once a day is the service's
 * matter. A count that fails disturbs nobody.
 */
export function useCountProfileView(player: Pick<Player, 'id' | 'phone'>): void {
  const told = useRef<number | null>(null);
  const { id } = player;
  const counts = !isOwnersSide(player);
  useEffect(() => {
    if (!counts || told.current === id) return;
    told.current = id;
    call('Player/AddProfileViewed', { playerId: id }).catch(() => undefined);
  }, [id, counts]);
}
