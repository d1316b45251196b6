import { daysAfter, monthsBefore } from '../../platform/plain-date.ts';
import { daysOfSeason, seasonOf } from '../season.ts';
import { lastDayOf, type Registration, type RegistrationEnd, type RegistrationKind } from './registration.ts';

/** What the record states of a present contract that the ledger does not hold. */
export interface DeclaredContract {
  clubName: string;
  /** The last day, `YYYY-MM-DD`; null: not stated. */
  endsOn: string | null;
}

/** A signature that is about to be entered in the ledger. Days are `YYYY-MM-DD`. */
export interface NewRegistration {
  teamId: number;
  kind: RegistrationKind;
  today: string;
  /** The days that were agreed; null: nobody wrote them down, and the season of the first day counts. */
  agreed: { from: string; until: string } | null;
  /** The club that signed an agreement with the new one about this person; null: there is none. */
  releasedBy: { teamId: number; clubName: string } | null;
  /** Months before a contract's end in which its player may sign elsewhere, by the rule packs; null: none is known. */
  monthsToSign: number | null;
  /** The season for which a signature of today registers, by its first calendar year (`registrableFrom`). */
  season: number;
  /** The first month of a season where the club plays, from 1; undefined: July. */
  firstMonth: number | undefined;
}

/** An entry that ends earlier than agreed. */
export interface EarlierEnd {
  id: number;
  endedOn: string;
  endedBy: RegistrationEnd;
}

/** How a signature changes the ledger, or the entry that refuses it. */
export type RegistrationPlan =
  | { outcome: 'refused'; by: Registration }
  | {
      outcome: 'registered';
      startsOn: string;
      endsOn: string;
      ends: EarlierEnd[];
      /** The contract that covers a loan, where only the record states it: to be entered as declared. */
      cover: { teamId: number | null; clubName: string; endsOn: string } | null;
    };

/**
 * Plans how a signature is entered (docs/decisions/0182). A contract whose player may already sign elsewhere runs to its end, and the new
 * one begins after it; one whose club agreed ends the day before; one with the same club is renewed. What was signed with another
 * club for the same days refuses the signature; what somebody only declared gives way.
 */
export function planRegistration(
  ledger: readonly Registration[],
  declared: DeclaredContract | null,
  signing: NewRegistration,
): RegistrationPlan {
  const isLoan = signing.kind === 'loan';
  const startsOn = firstDayOf(ledger, declared, signing);
  const overlapping = ledger.filter((one) => lastDayOf(one) >= startsOn && lastDayOf(one) >= one.startsOn);
  const renewed = overlapping.filter((one) => isRenewed(one, signing));
  const endsOn = endOf(signing, startsOn, renewed);
  const ends: EarlierEnd[] = [];
  const lending: Registration[] = [];
  for (const one of overlapping.filter((other) => other.startsOn <= endsOn)) {
    const endedOn = latest([daysAfter(startsOn, -1), daysAfter(one.startsOn, -1)]);
    if (!isLoan && isLentBy(renewed, one)) continue;
    if (isLoan && one.kind !== 'loan' && gaveLeave(signing, one)) lending.push(one);
    // An end is written once.
    else if (one.endedOn !== null) return { outcome: 'refused', by: one };
    else if (renewed.includes(one)) ends.push({ id: one.id, endedOn, endedBy: 'renewal' });
    else if (!isLoan && one.source !== 'deal') ends.push({ id: one.id, endedOn, endedBy: 'signature' });
    else if (!isLoan && gaveLeave(signing, one)) ends.push({ id: one.id, endedOn, endedBy: 'transfer' });
    else return { outcome: 'refused', by: one };
  }
  ends.push(...endsOfAdded(ledger, ends));
  const [lender] = lending;
  if (lender && !isCovered(lending, { startsOn, endsOn })) return { outcome: 'refused', by: lender };
  const [uncovered] = isLoan ? [] : loansLeftUncovered(ledger, ends, { startsOn, endsOn });
  if (uncovered) return { outcome: 'refused', by: uncovered };
  const cover = isLoan && !lender ? coverOf(ledger, declared, signing, endsOn) : null;
  return { outcome: 'registered', startsOn, endsOn, ends, cover };
}

/** What an option added to contracts that end: it never begins. */
function endsOfAdded(ledger: readonly Registration[], ends: readonly EarlierEnd[]): EarlierEnd[] {
  return ends.flatMap(({ id, endedBy }) =>
    addedTo(ledger, id)
      .filter((added) => !ends.some((one) => one.id === added.id))
      .map((added) => ({ ...added, endedBy })),
  );
}

/** What an option added to a contract, with the end by which it never begins. */
export function addedTo(
  ledger: readonly Registration[],
  contractId: number,
): Pick<EarlierEnd, 'id' | 'endedOn'>[] {
  return ledger
    .filter(({ extendsId, endedOn }) => extendsId === contractId && endedOn === null)
    .map(({ id, startsOn }) => ({ id, endedOn: daysAfter(startsOn, -1) }));
}

function firstDayOf(
  ledger: readonly Registration[],
  declared: DeclaredContract | null,
  signing: NewRegistration,
): string {
  const { today, agreed, releasedBy, kind, teamId } = signing;
  const days = agreed ? [today, agreed.from] : [today];
  if (releasedBy === null && kind !== 'loan') {
    const running = ledger.filter(
      (one) =>
        one.kind !== 'loan' && one.teamId !== teamId && one.startsOn <= today && lastDayOf(one) >= today,
    );
    // What both sides have ended early binds nobody after its last day, however far off that is.
    const left = running.filter((one) => one.endedOn !== null || mayLeave(signing, lastDayOf(one)));
    const ends = left.map(lastDayOf);
    if (declared?.endsOn && mayLeave(signing, declared.endsOn)) ends.push(declared.endsOn);
    days.push(...ends.map((end) => daysAfter(end, 1)));
  }
  // What is already set to end on a later day ends then: with the same club, or with one that agreed.
  for (const one of kind === 'loan' ? [] : ledger) {
    const ends = one.kind !== 'loan' && one.startsOn <= today && one.endedOn !== null && one.endedOn >= today;
    if (ends && (one.teamId === teamId || gaveLeave(signing, one))) days.push(daysAfter(lastDayOf(one), 1));
  }
  return latest(days);
}

/** Whether a player whose contract ends on this day may sign with another club today. */
function mayLeave({ today, monthsToSign }: NewRegistration, endsOn: string): boolean {
  return endsOn >= today && monthsToSign !== null && monthsBefore(endsOn, monthsToSign) <= today;
}

/** Whether the signature continues an entry of the same club. A club that has a player on loan may also buy the player. */
function isRenewed(one: Registration, { teamId, kind }: NewRegistration): boolean {
  return one.teamId === teamId && (kind !== 'loan' || one.kind === 'loan');
}

/** Whether an entry is a loan by the club that renews its contract, which goes on under the new one. */
function isLentBy(renewed: readonly Registration[], loan: Registration): boolean {
  return (
    loan.kind === 'loan' && renewed.some((one) => one.kind !== 'loan' && lastDayOf(one) >= lastDayOf(loan))
  );
}

/** The ledger after some entries have ended earlier. */
function afterEnds<Entry extends Registration>(
  ledger: readonly Entry[],
  ends: readonly Pick<EarlierEnd, 'id' | 'endedOn'>[],
): Entry[] {
  return ledger.map((one) => ({
    ...one,
    endedOn: ends.find(({ id }) => id === one.id)?.endedOn ?? one.endedOn,
  }));
}

/**
 * The loans of which a day lies outside all contracts once these entries have ended, and of one that is added. A loan of days that no
 * entry loses stays out: its contract may have gone with an erased record, and nothing that happens now uncovers it.
 */
export function loansLeftUncovered(
  ledger: readonly Registration[],
  ends: readonly Pick<EarlierEnd, 'id' | 'endedOn'>[],
  added?: { startsOn: string; endsOn: string },
): Registration[] {
  const after = afterEnds(ledger, ends);
  const contracts = after.filter(({ kind }) => kind !== 'loan');
  const losesDays = (loan: Registration) =>
    ledger.some((one) => {
      const end = ends.find(({ id }) => id === one.id);
      return end !== undefined && loan.startsOn <= lastDayOf(one) && lastDayOf(loan) > end.endedOn;
    });
  return after.filter(
    (one) =>
      one.kind === 'loan' &&
      lastDayOf(one) >= one.startsOn &&
      losesDays(one) &&
      !isCovered(contracts, { startsOn: one.startsOn, endsOn: lastDayOf(one) }, added),
  );
}

function isCovered(
  contracts: readonly Registration[],
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  added?: { startsOn: string; endsOn: string },
): boolean {
  const spans = contracts.map((one) => ({ startsOn: one.startsOn, endsOn: lastDayOf(one) }));
  if (added) spans.push(added);
  let day = startsOn;
  while (day <= endsOn) {
    const span = spans.find((one) => one.startsOn <= day && day <= one.endsOn);
    if (!span) return false;
    day = daysAfter(span.endsOn, 1);
  }
  return true;
}

/** Whether the club of an entry has agreed: it is the one of the agreement, or one that is not on the platform. */
function gaveLeave({ releasedBy }: NewRegistration, { teamId }: Registration): boolean {
  return releasedBy !== null && (teamId === null || teamId === releasedBy.teamId);
}

/** The last day: as agreed; where nothing was, or it is over, the end of the season, but no earlier than what is renewed. */
function endOf(
  { agreed, season, firstMonth }: NewRegistration,
  startsOn: string,
  renewed: readonly Registration[],
): string {
  if (agreed && agreed.until >= startsOn) return agreed.until;
  const last = Math.max(season, seasonOf(startsOn, firstMonth));
  const { to } = daysOfSeason(last, firstMonth);
  return latest([to, ...renewed.map(lastDayOf)]);
}

/** The declared contract around a loan: as long as stated, but not into the next contract. */
function coverOf(
  ledger: readonly Registration[],
  declared: DeclaredContract | null,
  { releasedBy }: NewRegistration,
  endsOn: string,
) {
  const following = ledger.filter(
    (one) => one.kind !== 'loan' && one.startsOn > endsOn && lastDayOf(one) >= one.startsOn,
  );
  const stated = declared?.endsOn ?? endsOn;
  const last = following.reduce(
    (end, { startsOn }) => (startsOn <= end ? daysAfter(startsOn, -1) : end),
    latest([endsOn, stated]),
  );
  return {
    teamId: releasedBy?.teamId ?? null,
    clubName: releasedBy?.clubName ?? declared?.clubName ?? '',
    endsOn: last,
  };
}

function latest(days: readonly string[]): string {
  return days.reduce((last, day) => (day > last ? day : last));
}
