import { isAdult } from '../../people/players.ts';
import type { Actor } from '../../platform/actor.ts';
import type { SheetReader } from '../fee-sheet/sheet-deal.ts';
import type { NegotiationRow } from './negotiation.ts';
import { sideOf } from './negotiations.policy.ts';

/** How the caller reads the sheet of a deal, whatever side the caller has in an offer; null: not at all. */
export function sheetReaderOf(actor: Actor, negotiation: NegotiationRow, today: string): SheetReader | null {
  const side = sideOf(actor, negotiation);
  if (side === null || (side === 'reader' && actor.agentId !== null)) return null;
  const { player, staff_member, agent_id } = negotiation;
  const isTheirs = (player ?? staff_member)?.account_id === actor.accountId;
  const isPerson = side === 'reader' && isTheirs && (player === null || isAdult(player, today));
  const agreeing = side === 'club' || side === 'proposer' ? side : isPerson ? 'person' : null;
  return {
    side: agreeing,
    seesCost: side !== 'reader',
    isAgent: side === 'proposer' && agent_id !== null && actor.agentId === agent_id,
  };
}
