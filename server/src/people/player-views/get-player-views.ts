import type { PlayerViews, playerViewsEndpoints } from '@trattativa/contract/people/players/views-endpoints';
import { isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayer } from '../players/access-player.ts';
import { ownsPlayer } from '../players/players.policy.ts';
import { countViews, type ViewKind } from './views.repository.ts';

/**
 * The numbers of views of profile and video. Throws `NOT_FOUND`, and `FORBIDDEN` for callers not on the
 * owner's side.
 */
export async function getPlayerViews(
  services: Services,
  call: CallOf<typeof playerViewsEndpoints.getPlayerViews>,
): Promise<PlayerViews> {
  const { actor } = call;
  const player = await accessPlayer(services, services.db, actor, call.input.playerId);
  if (!isStaff(actor) && !ownsPlayer(actor, player) && player.account_id !== actor.accountId) {
    throw new AppError('FORBIDDEN');
  }
  const counts = await countViews(services.db, player.id, dayOf(addDays(services.clock.now(), -29)));
  const of = (kind: ViewKind) => {
    const found = counts.find((count) => count.kind === kind);
    return { total: found?.total ?? 0, last30Days: found?.recent ?? 0 };
  };
  return { playerId: player.id, profile: of('profile'), video: of('video') };
}
