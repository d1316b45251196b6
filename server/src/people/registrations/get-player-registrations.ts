import type { registrationEndpoints } from '@trattativa/contract/people/players/registration-endpoints';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayer } from '../players/access-player.ts';
import { readRegistrations } from './present-registrations.ts';

/** With whom a player is, was and will be registered. Throws `NOT_FOUND`. */
export async function getPlayerRegistrations(
  services: Services,
  { actor, input }: CallOf<typeof registrationEndpoints.getPlayerRegistrations>,
): Promise<OutputOf<typeof registrationEndpoints.getPlayerRegistrations>> {
  const player = await accessPlayer(services, services.db, actor, input.playerId);
  return readRegistrations(services.db, player, actor, services.clock.now());
}
