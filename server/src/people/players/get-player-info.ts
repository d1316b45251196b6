import type { playerEndpoints } from '@trattativa/contract/people/players/endpoints';
import type { Player } from '@trattativa/contract/people/players/player';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayer } from './access-player.ts';
import { profileRules } from './own-profile/profile-rules.ts';
import { presentPlayer } from './present-player.ts';

export async function getPlayerInfo(
  services: Services,
  call: CallOf<typeof playerEndpoints.getPlayerInfo>,
): Promise<Player> {
  const player = await accessPlayer(services, services.db, call.actor, call.input.playerId);
  return presentPlayer(player, call.actor, profileRules(services));
}
