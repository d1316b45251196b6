import type { playerViewsEndpoints } from '@trattativa/contract/people/players/views-endpoints';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayer } from '../players/access-player.ts';
import { ownsPlayer } from '../players/players.policy.ts';
import { recordPlayerEvent } from '../players/record-player-event.ts';
import { insertView, type ViewKind } from './views.repository.ts';

/** Counts that the caller has opened the card. See `addView`. */
export function addProfileViewed(
  services: Services,
  call: CallOf<typeof playerViewsEndpoints.addProfileViewed>,
) {
  return addView(services, call, 'profile');
}

/** Counts that the caller has started a video. See `addView`. */
export function addVideoViewed(services: Services, call: CallOf<typeof playerViewsEndpoints.addVideoViewed>) {
  return addView(services, call, 'video');
}

/**
 * Counts a view by the token's account, once per calendar day (UTC), never by the player or the record's
 * owner. It does not change the profile. Throws `NOT_FOUND` for a player the caller may not see.
 */
async function addView(
  services: Services,
  call: CallOf<typeof playerViewsEndpoints.addProfileViewed>,
  kind: ViewKind,
): Promise<{ counted: boolean }> {
  const { actor } = call;
  const at = services.clock.now();
  const counted = await services.db.transaction().execute(async (tx) => {
    const player = await accessPlayer(services, tx, actor, call.input.playerId);
    if (ownsPlayer(actor, player) || player.account_id === actor.accountId) return false;
    const view = { playerId: player.id, kind, viewerId: actor.accountId, day: dayOf(at) };
    if (!(await insertView(tx, view))) return false;
    await recordPlayerEvent(tx, {
      type: 'player.viewed',
      playerId: player.id,
      actorId: actor.accountId,
      at,
    });
    return true;
  });
  return { counted };
}
