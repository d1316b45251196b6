import type { Player } from '@trattativa/contract/people/players/player';
import { call } from '../../platform/api/call.ts';
import { isOwnersSide } from './owners-side.ts';

/** Tells the service that somebody else has opened a video of this player. A count that fails disturbs nobody. */
export function countVideoView(player: Pick<Player, 'id' | 'phone'>): void {
  if (!isOwnersSide(player)) call('Player/AddVideoViewed', { playerId: player.id }).catch(() => undefined);
}
