import { playerRole } from '@trattativa/domain/people/player-roles';
import {
  type ContractualStatus,
  contractualStatus,
} from '@trattativa/domain/people/players/contractual-statuses';
import type { Service } from './service.ts';

/** Creates a player in the demo agent's portfolio: without a club, on the market, not yet proposed. Returns the id. */
export function makeFreePlayer(service: Service, surname: string): Promise<number> {
  return makePlayer(service, surname, contractualStatus.free);
}

/** Creates a player with this contractual status and birth date in the demo agent's portfolio. Returns the id. */
export async function makePlayer(
  service: Service,
  surname: string,
  status: ContractualStatus,
  bornDate = '2003-05-11',
): Promise<number> {
  const agent = await service.tokenOf('agent@demo.test');
  const { player } = await service.call(agent, 'Agent/AddOrUpdateAgentPlayer', {
    player: {
      name: 'Tullio',
      surname,
      bornDate,
      principalRole: playerRole.centreForward,
      contractualStatus: status,
      onMarket: true,
    },
  });
  return player.id;
}
