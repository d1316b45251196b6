import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import type { NegotiationTurn } from '@trattativa/domain/deals/negotiation-transitions';

/** The key of the words for the side that a negotiation waits for, `negotiations:turn.waits.<key>`: nobody proposed after an enquiry. */
export function waitsFor(turn: NegotiationTurn, { begunBy }: Pick<NegotiationItem, 'begunBy'>) {
  return turn === 'proposer' && begunBy === 'club' ? 'recordOwner' : turn;
}
