import { otherClub, type TransferSide } from './transfer-sides.ts';

/** Open until both clubs have signed the same terms, or one of them ends the talks. */
export const transferStates = ['open', 'agreed', 'ended'] as const;
export type TransferState = (typeof transferStates)[number];

/** Where two clubs stand: the terms in force, whose they are, and the terms that each club has signed. */
export interface Agreement {
  state: TransferState;
  /** The club that wrote the terms in force. */
  writtenBy: TransferSide;
  /** The hash of the terms in force. */
  hash: string;
  /** The hash that each club signed; null: not signed. */
  signed: Record<TransferSide, string | null>;
}

const unsigned = { engaging: null, releasing: null };

/** The first terms, not signed by anybody. */
export function begunAgreement(writtenBy: TransferSide, hash: string): Agreement {
  return { state: 'open', writtenBy, hash, signed: unsigned };
}

/** New terms by a club: whatever was signed before is void, the writer's own signature too. Null if it may not. */
export function revisedAgreement(agreement: Agreement, by: TransferSide, hash: string): Agreement | null {
  if (agreement.state !== 'open' || hash === agreement.hash) return null;
  return { state: 'open', writtenBy: by, hash, signed: unsigned };
}

/** The club's signature under the terms that it saw; null if these are not in force, or it has signed already. */
export function signedAgreement(agreement: Agreement, by: TransferSide, seenHash: string): Agreement | null {
  if (agreement.state !== 'open' || seenHash !== agreement.hash || agreement.signed[by] !== null) return null;
  const signed = { ...agreement.signed, [by]: seenHash };
  const both = signed.engaging === agreement.hash && signed.releasing === agreement.hash;
  return { ...agreement, signed, state: both ? 'agreed' : 'open' };
}

/** The talks ended by a club; null once both have signed. */
export function endedAgreement(agreement: Agreement): Agreement | null {
  return agreement.state === 'open' ? { ...agreement, state: 'ended' } : null;
}

/** The club that has to act: who has not signed yet when the other has, else who did not write the terms in force. */
export function whoseTurn({ state, writtenBy, signed }: Agreement): TransferSide | null {
  if (state !== 'open') return null;
  if (signed[writtenBy] === null && signed[otherClub(writtenBy)] !== null) return writtenBy;
  return otherClub(writtenBy);
}
