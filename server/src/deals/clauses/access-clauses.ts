import {
  type Clause,
  clausesOfOffer,
  clausesOfTransfer,
  type DatedPayment,
  datedPayments,
  purchasePayments,
} from '@trattativa/domain/deals/clauses/clauses';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { termKeys } from '@trattativa/domain/deals/offers/offer-terms';
import {
  type DealOption,
  optionOfOffer,
  optionOfTransfer,
} from '@trattativa/domain/deals/options/deal-options';
import { seasonOf } from '@trattativa/domain/people/season';
import { isAdult } from '../../people/players.ts';
import { type DaysOfSigning, findDaysOfSigning, hasRegistered } from '../../people/registrations.ts';
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
import { findOutcome, type OutcomeRow } from './options.repository.ts';

/** An agreement of a signed deal with what it pays, as one of its parties sees it. */
export interface WatchedAgreement extends AgreementKey {
  reader: ClauseReader;
  clauses: Clause[];
  payments: DatedPayment[];
  /** The parts of a purchase's price once it came about on a day; none where the price is due at once. */
  partsFrom(day: string): DatedPayment[];
  /** What it lets follow, and what became of that; null: nothing yet. */
  option: DealOption | null;
  outcome: OutcomeRow | null;
  /** The days of the registration that the deal made, with what an option added, or of a loan of before the ledger; null: none is known. */
  signed: DaysOfSigning | null;
  /** The days on which figures are counted: of the registration that the deal made. Null: none is known. */
  registered: { from: string; to: string } | null;
  /** The first and the last season of which figures are stated; null: no last one is agreed. */
  firstSeason: number;
  lastSeason: number | null;
  /** The club that pays, and the name of the other side. */
  payer: { teamId: number; name: string };
  payee: string;
  /** The club that lent or sold the player; null: the agreement is the person's. */
  releasingTeamId: number | null;
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
    transfer && (await watchedTransfer(db, actor, transfer, { negotiation, registered })),
  ];
  return { negotiation, watches: watches.flatMap((one) => one ?? []) };
}

/** One agreement of a signed deal as the service itself reads it; null: there is none. */
export async function readWatch(
  db: Queryable,
  { negotiationId, kind }: Pick<AgreementKey, 'negotiationId' | 'kind'>,
  now: Date,
): Promise<{ deal: AccessedDeal; watch: WatchedAgreement } | null> {
  const negotiation = await findNegotiation(db, negotiationId);
  if (!negotiation || negotiation.status !== negotiationStatus.signed) return null;
  const registered = await findDaysOfSigning(db, negotiationId);
  const found = kind === 'transfer' ? await findTransferOfNegotiation(db, negotiationId) : null;
  const transfer = found?.state === 'agreed' ? found : null;
  const watch =
    kind === 'offer'
      ? await watchedOffer(db, null, { negotiation, registered, now })
      : transfer && (await watchedTransfer(db, null, transfer, { negotiation, registered }));
  return watch && { deal: { negotiation, watches: [watch] }, watch };
}

async function watchedOffer(
  db: Queryable,
  /** Null: the service itself. */
  actor: Actor | null,
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
  const side = actor ? sideOfOffer(actor, offer, today) : 'staff';
  if (!side) return null;
  const revisions = await listRevisions(db, id);
  const terms = termsOfRow(assertFound(revisions.find(({ number }) => number === offer.revision)), termKeys);
  const { player, coach, team } = offer;
  // A loan is prolonged by the two clubs, not by the player's option.
  const option = registered?.isLoan ? null : optionOfOffer(terms);
  const outcome = option && (await findOutcome(db, { kind: 'offer', id }));
  const added = outcome?.outcome === 'exercised' ? (option?.seasons ?? 0) : 0;
  const furtherSeasons = [...terms.furtherSeasons, ...Array.from({ length: added }, () => ({}))];
  return {
    negotiationId: negotiation.id,
    kind: 'offer',
    id,
    reader: readerOf(side),
    clauses: clausesOfOffer({ ...terms, furtherSeasons }),
    payments: [],
    partsFrom: () => [],
    option,
    outcome,
    signed: registered,
    registered,
    firstSeason: terms.season,
    lastSeason: earlier(terms.season + furtherSeasons.length, registered && seasonOf(registered.to)),
    payer: { teamId: team.id, name: team.name },
    releasingTeamId: null,
    payee: player ? `${player.name} ${player.surname}`.trim() : (coach?.name ?? ''),
    accounts: (tx) => listOfferAccounts(tx, id, player !== null && isAdult(player, today)),
  };
}

async function watchedTransfer(
  db: Queryable,
  /** Null: the service itself. */
  actor: Actor | null,
  transfer: TransferRow,
  { negotiation, registered }: { negotiation: NegotiationRow; registered: DaysOfSigning | null },
): Promise<WatchedAgreement | null> {
  const side = actor ? sideOfTransfer(actor, transfer) : 'staff';
  if (!side) return null;
  const { terms, releasing_team: releasing } = transfer;
  const option = optionOfTransfer(terms);
  const isLoan = terms.kind === 'loan' && terms.until !== null;
  // A player who was bought may renew with the club, and what the clubs agreed on goes on.
  const counted = registered && (isLoan ? registered : { ...registered, to: '9999-12-31' });
  const outcome = option && (await findOutcome(db, { kind: 'transfer', id: transfer.id }));
  const signed = registered ?? (isLoan ? await daysBeforeLedger(db, negotiation, terms.until) : null);
  const endedOn =
    isLoan && registered && outcome?.outcome !== 'due' && !registered.isBought ? registered.to : null;
  // An obligation has its own payments, and its clause.
  const bought = option?.kind === 'purchase' && outcome?.outcome === 'exercised' ? dayOf(outcome.at) : null;
  return {
    negotiationId: negotiation.id,
    kind: 'transfer',
    id: transfer.id,
    reader: readerOf(side),
    clauses: clausesOfTransfer(terms),
    option,
    outcome,
    signed,
    payments: [...datedPayments(terms, endedOn), ...(bought ? purchasePayments(terms, bought) : [])],
    partsFrom: (day) => (terms.purchaseParts ? purchasePayments(terms, day) : []),
    registered: counted,
    firstSeason: seasonOf(registered?.from ?? dayOf(negotiation.changed_at)),
    lastSeason: isLoan ? earlier(seasonOf(terms.until ?? ''), registered && seasonOf(registered.to)) : null,
    payer: { teamId: negotiation.team.id, name: negotiation.team.name },
    payee: releasing.name,
    releasingTeamId: releasing.id,
    accounts: (tx) => listTransferAccounts(tx, transfer.id),
  };
}

/** The days of a loan that was signed before the ledger, as agreed; null: the ledger has a row, and the loan never began. */
async function daysBeforeLedger(
  db: Queryable,
  { id, changed_at: changedAt }: Pick<NegotiationRow, 'id' | 'changed_at'>,
  until: string | null,
): Promise<DaysOfSigning | null> {
  if (until === null || (await hasRegistered(db, id))) return null;
  return { from: dayOf(changedAt), to: until, isEnded: false, isLoan: true, isBought: false };
}

const earlier = (season: number, other: number | null) => (other !== null && other < season ? other : season);
