import {
  type ContractualStatus,
  contractualStatus,
} from '@trattativa/domain/people/players/contractual-statuses';
import { makePlayer } from './free-player.ts';
import type { Service } from './service.ts';

/** A new player whom the demo agent has proposed to the demo club; the player has confirmed it and the club viewed it. */
export async function makeViewedDeal(
  service: Service,
  surname: string,
  status: ContractualStatus = contractualStatus.free,
  bornDate?: string,
): Promise<{ playerId: number; negotiationId: number }> {
  const playerId = await makePlayer(service, surname, status, bornDate);
  const [agent, club] = [await service.tokenOf('agent@demo.test'), await service.tokenOf('club@demo.test')];
  const { profileId: teamId } = await service.call(club, 'Account/GetMyProfile', {});
  const { items } = await service.call(agent, 'Negotiation/CreateNegotiation', {
    playerId,
    level: 2,
    teamIds: [teamId as number],
  });
  const negotiationId = items[0]?.id as number;
  await service.confirmProposalOf(negotiationId);
  await service.call(club, 'Negotiation/OpenNegotiation', { negotiationId });
  return { playerId, negotiationId };
}
