import {
  type Clause,
  clausesOfOffer,
  clausesOfTransfer,
  type DatedPayment,
  datedPayments,
} from '@trattativa/domain/deals/clauses/clauses';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { termKeys } from '@trattativa/domain/deals/offers/offer-terms';
import { seasonOf } from '@trattativa/domain/people/season';
import { isAdult } from '../../people/players.ts';
import { type DaysOfSigning, findDaysOfSigning } from '../../people/registrations.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { NegotiationRow } from '../negotiations/negotiation.ts';
import { sideOf as sideOfNegotiation } from '../negotiations/negotiations.policy.ts';
import { findNegotiation } from '../negotiations/negotiations.repository.ts';
import { sideOf as sideOfOffer } from '../offers/offers.policy.ts';
import { findOffer, listOfferAccounts, listRevisions } from '../offers/offers.repository.ts';
import { termsOfRow } from '../offers/term-columns.ts';
import type { TransferRow } from '../transfers/transfer.ts';
import { sideOf as sideOfTransfer } from '../transfers/transfers.policy.ts';
import { findTransferOfNegotiation, listTransferAccounts } from '../transfers/transfers.repository.ts';
import { type ClauseReader, readerOf } from './clauses.policy.ts';
import { type AgreementKey, findSignedOffer } from './clauses.repository.ts';

/** An agreement of a signed deal with what it pays, as one of its parties sees it. */
export interface WatchedAgreement extends AgreementKey {
  reader: ClauseReader;
  clauses: Clause[];
  payments: DatedPayment[];
  /** The days on which figures are counted: of the registration that the deal made. Null: none is known. */
  registered: DaysOfSigning | null;
  /** The first and the last season of which figures are stated; null: no last one is agreed. */
  firstSeason: number;
  lastSeason: number | null;
  /** The club that pays, and the name of the other side. */
  payer: { teamId: number; name: string };
  payee: string;
  /** The members of both sides who are told. */
  accounts(tx: Transaction): Promise<number[]>;
}

export interface AccessedDeal {
  negotiation: NegotiationRow;
  watches: WatchedAgreement[];
}

/**
 * Authorises access: the agreements of a signed deal that the actor may see, each through its own gate. Empty before the signature. Throws
 * `NOT_FOUND` for whoever is a party of neither the negotiation nor its transfer.
 */
export async function accessClauses(
  db: Queryable,
  actor: Actor,
  negotiationId: number,
  now: Date,
): Promise<AccessedDeal> {
  const negotiation = await findNegotiation(db, negotiationId);
  if (!negotiation) throw new AppError('NOT_FOUND');
  const found = await findTransferOfNegotiation(db, negotiationId);
  const transfer = found?.state === 'agreed' ? found : null;
  const isParty = sideOfNegotiation(actor, negotiation) !== null;
  if (!isParty && !(transfer && sideOfTransfer(actor, transfer))) throw new AppError('NOT_FOUND');
  if (negotiation.status !== negotiationStatus.signed) return { negotiation, watches: [] };
  const registered = await findDaysOfSigning(db, negotiationId);
  const watches = [
    await watchedOffer(db, actor, { negotiation, registered, now }),
    transfer && watchedTransfer(actor, transfer, { negotiation, registered }),
  ];
  return { negotiation, watches: watches.flatMap((one) => one ?? []) };
}

async function watchedOffer(
  db: Queryable,
  actor: Actor,
  {
    negotiation,
    registered,
    now,
  }: { negotiation: NegotiationRow; registered: DaysOfSigning | null; now: Date },
): Promise<WatchedAgreement | null> {
  const id = await findSignedOffer(db, negotiation.id);
  if (id === null) return null;
  const offer = assertFound(await findOffer(db, id));
  const today = dayOf(now);
  const side = sideOfOffer(actor, offer, today);
  if (!side) return null;
  const revisions = await listRevisions(db, id);
  const terms = termsOfRow(assertFound(revisions.find(({ number }) => number === offer.revision)), termKeys);
  const { player, coach, team } = offer;
  return {
    negotiationId: negotiation.id,
    kind: 'offer',
    id,
    reader: readerOf(side),
    clauses: clausesOfOffer(terms),
    payments: [],
    registered,
    firstSeason: terms.season,
    lastSeason: earlier(terms.season + terms.furtherSeasons.length, registered && seasonOf(registered.to)),
    payer: { teamId: team.id, name: team.name },
    payee: player ? `${player.name} ${player.surname}`.trim() : (coach?.name ?? ''),
    accounts: (tx) => listOfferAccounts(tx, id, player !== null && isAdult(player, today)),
  };
}

function watchedTransfer(
  actor: Actor,
  transfer: TransferRow,
  { negotiation, registered }: { negotiation: NegotiationRow; registered: DaysOfSigning | null },
): WatchedAgreement | null {
  const side = sideOfTransfer(actor, transfer);
  if (!side) return null;
  const { terms, releasing_team: releasing } = transfer;
  const isLoan = terms.kind === 'loan' && terms.until !== null;
  // A player who was bought may renew with the club, and what the clubs agreed on goes on.
  const counted = registered && (isLoan ? registered : { ...registered, to: '9999-12-31' });
  return {
    negotiationId: negotiation.id,
    kind: 'transfer',
    id: transfer.id,
    reader: readerOf(side),
    clauses: clausesOfTransfer(terms),
    payments: datedPayments(terms, isLoan && registered ? registered.to : null),
    registered: counted,
    firstSeason: seasonOf(registered?.from ?? dayOf(negotiation.changed_at)),
    lastSeason: isLoan ? earlier(seasonOf(terms.until ?? ''), registered && seasonOf(registered.to)) : null,
    payer: { teamId: negotiation.team.id, name: negotiation.team.name },
    payee: releasing.name,
    accounts: (tx) => listTransferAccounts(tx, transfer.id),
  };
}

const earlier = (season: number, other: number | null) => (other !== null && other < season ? other : season);
