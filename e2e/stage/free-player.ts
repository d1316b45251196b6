import type { Service } from './service.ts';

/** Creates a player in the demo agent's portfolio: without a club, on the market, not yet proposed. Returns the id. */
export async function makeFreePlayer(service: Service, surname: string): Promise<number> {
  const agent = await service.tokenOf('agent@demo.test');
  const { player } = await service.call(agent, 'Agent/AddOrUpdateAgentPlayer', {
    player: {
      name: 'Tullio',
      surname,
      bornDate: '2003-05-11',
      principalRole: 11,
      contractualStatus: 0,
      onMarket: true,
    },
  });
  return player.id;
}
