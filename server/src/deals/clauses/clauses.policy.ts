import type { OfferSide } from '@trattativa/contract/deals/offers/offer';
import type { TransferItem } from '@trattativa/contract/deals/transfers/transfer';
import { type AgreementOfDeal, type ClauseSide, sidesOf } from '@trattativa/domain/deals/clauses/clauses';

/** How somebody sees an agreement: as one of its sides, or only reading. */
export type ClauseReader = ClauseSide | 'reader';

/** Who may see an offer or a transfer sees its clauses. Staff and readers state nothing. */
export function readerOf(side: OfferSide | TransferItem['side']): ClauseReader {
  return side === 'staff' ? 'reader' : side;
}

/** The side that answers what this one states. */
function otherSideOf(agreement: AgreementOfDeal, side: ClauseSide): ClauseSide {
  const [payer, payee] = sidesOf[agreement];
  return side === payer ? payee : payer;
}

/** Whether a side states a figure of a season: of one that has begun, while none of the other side waits for its answer. */
export function mayState(
  reader: ClauseReader,
  { isBegun, open }: { isBegun: boolean; open: { statedBy: ClauseSide } | null },
): boolean {
  return reader !== 'reader' && isBegun && (open === null || open.statedBy === reader);
}

/** Whether a side confirms or disputes an open figure: that of the other side. */
export function mayAnswer(
  reader: ClauseReader,
  agreement: AgreementOfDeal,
  open: { statedBy: ClauseSide },
): boolean {
  return reader !== 'reader' && reader === otherSideOf(agreement, open.statedBy);
}
