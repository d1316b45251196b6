import type { NegotiationSide } from '@trattativa/contract/deals/negotiations/negotiation';
import type { AgreementWay } from '@trattativa/domain/billing/fee-figures';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import type { NegotiationRow } from '../../deals/negotiations.ts';
import { isAdult } from '../../people/players.ts';
import type { Actor } from '../../platform/actor.ts';

interface Accessed {
  negotiation: NegotiationRow;
  side: NegotiationSide;
}

/** Both sides, the player and staff read what an agent takes; an agent who is no side of the deal, as the other club's, does not. */
export function mayReadFees(actor: Actor, side: NegotiationSide): boolean {
  return side !== 'reader' || actor.agentId === null;
}

/** An adult player with an own account agrees here; for anybody else the agent records what was said in writing. */
export function clientOf({ player }: Pick<NegotiationRow, 'player'>, today: string): AgreementWay {
  return player !== null && player.account_id !== null && isAdult(player, today) ? 'client' : 'recorded';
}

/** Who may give the agreement of an open deal. */
export function feeAbilities(actor: Actor, { negotiation, side }: Accessed, today: string) {
  const isOpen = openStatuses.includes(negotiation.status);
  const inPerson = clientOf(negotiation, today) === 'client';
  return {
    agree: isOpen && inPerson && negotiation.player?.account_id === actor.accountId,
    record: isOpen && !inPerson && side === 'proposer',
  };
}
