import type { TransferAbilities } from '@trattativa/contract/deals/transfers/abilities';
import type { TransferItem } from '@trattativa/contract/deals/transfers/transfer';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { whoseTurn } from '@trattativa/domain/deals/transfers/agreement';
import type { TransferSide } from '@trattativa/domain/deals/transfers/transfer-sides';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { isWithoutClub, type NegotiationRow } from '../negotiations/negotiation.ts';
import { agreementOf, type TransferRow } from './transfer.ts';

type Clubs = Pick<TransferRow, 'engaging_team_id' | 'releasing_team_id'>;

/** The actor's side; null: none, and the transfer does not exist for them. */
export function sideOf(actor: Actor, transfer: Clubs): TransferItem['side'] | null {
  if (isStaff(actor)) return 'staff';
  if (actor.teamId === null) return null;
  if (actor.teamId === transfer.engaging_team_id) return 'engaging';
  return actor.teamId === transfer.releasing_team_id ? 'releasing' : null;
}

/** The club that acts: one's own; staff act for the club whose turn it is. */
export function actingSide(side: TransferItem['side'], transfer: TransferRow): TransferSide | null {
  return side === 'staff' ? whoseTurn(agreementOf(transfer)) : side;
}

/** What a side may do now. Nothing once both have signed, the talks are ended, or the negotiation is rejected. */
export function abilitiesOf(side: TransferItem['side'], transfer: TransferRow): TransferAbilities {
  const agreement = agreementOf(transfer);
  const acting = actingSide(side, transfer);
  const open =
    agreement.state === 'open' &&
    transfer.negotiation.status !== negotiationStatus.rejected &&
    acting !== null;
  return { sign: open && agreement.signed[acting] === null, revise: open, end: open };
}

/** Whether the talks about a negotiation's player can begin: a player who is not free, in a negotiation that goes on. */
export function isTransferable(
  { player, status }: Pick<NegotiationRow, 'player' | 'status'>,
  today: string,
): boolean {
  return player !== null && !isWithoutClub(player, today) && status !== negotiationStatus.rejected;
}
