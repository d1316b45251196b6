import { type ContractualStatus, contractualStatus } from '@trattativa/domain/people/contractual-statuses';
import type { Service } from './service.ts';

/** Creates a player in the demo agent's portfolio: without a club, on the market, not yet proposed. Returns the id. */
export function makeFreePlayer(service: Service, surname: string): Promise<number> {
  return makePlayer(service, surname, contractualStatus.free);
}

/** The same with this contractual status. */
export async function makePlayer(
  service: Service,
  surname: string,
  status: ContractualStatus,
): Promise<number> {
  const agent = await service.tokenOf('agent@demo.test');
  const { player } = await service.call(agent, 'Agent/AddOrUpdateAgentPlayer', {
    player: {
      name: 'Tullio',
      surname,
      bornDate: '2003-05-11',
      principalRole: 11,
      contractualStatus: status,
      onMarket: true,
    },
  });
  return player.id;
}
