import type { NegotiationSide } from '@trattativa/contract/deals/negotiations/negotiation';
import type { DealFee } from '@trattativa/domain/billing/commissions';
import type { AgreementWay } from '@trattativa/domain/billing/fee-figures';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
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

/** The two sides, the player and staff read the page that was signed; it may name a cost that nobody else sees. */
export function mayReadPage(actor: Actor, { negotiation: { player }, side }: Accessed): boolean {
  return side !== 'reader' || (player !== null && player.account_id === actor.accountId);
}

/** An adult player with an own account agrees here; for anybody else the agent records what was said in writing. */
export function clientOf({ player }: Pick<NegotiationRow, 'player'>, today: string): AgreementWay {
  return player !== null && player.account_id !== null && isAdult(player, today) ? 'client' : 'recorded';
}

/** Whether the fee can be agreed to now: before the signature, or what the agent stated after it. */
export function isAskedNow(
  { status }: Pick<NegotiationRow, 'status'>,
  { source }: Pick<DealFee, 'source'>,
): boolean {
  return source === 'agent' ? status === negotiationStatus.signed : openStatuses.includes(status);
}

/** Abilities to give the agreement to a fee. */
export function feeAbilities(
  actor: Actor,
  { negotiation, side }: Accessed,
  fee: Pick<DealFee, 'source'>,
  today: string,
) {
  const isOpen = isAskedNow(negotiation, fee);
  const inPerson = clientOf(negotiation, today) === 'client';
  return {
    agree: isOpen && inPerson && negotiation.player?.account_id === actor.accountId,
    record: isOpen && !inPerson && side === 'proposer',
  };
}
