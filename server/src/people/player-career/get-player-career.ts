import type { Career } from '@trattativa/contract/people/players/career';
import type { playerCareerEndpoints } from '@trattativa/contract/people/players/career-endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { listCareerEntries } from '../career-entries/career-entries.repository.ts';
import { accessPlayer } from '../players/access-player.ts';
import { presentCareer } from './present-career.ts';

/** The career entries of a player's career. Throws `NOT_FOUND`. */
export async function getPlayerCareer(
  services: Services,
  call: CallOf<typeof playerCareerEndpoints.getPlayerCareer>,
): Promise<Career> {
  const player = await accessPlayer(services, services.db, call.actor, call.input.playerId);
  return presentCareer(services, player, await listCareerEntries(services.db, player.id), call.actor);
}
