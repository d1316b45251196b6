import { ageOfMajority } from '../../platform/age-of-majority.ts';
import { ageOn, daysAfter } from '../../platform/plain-date.ts';
import { associationsOfCountry } from '../associations.ts';
import { tierOfLevel } from '../levels.ts';
import type { ContractKind } from '../players/contract-kinds.ts';
import { registrationsIn } from '../registrations.ts';
import type { ActFacts } from '../rules/act-facts.ts';
import type { JudgedFacts } from '../rules/check-act.ts';
import { daysOfSeason, seasonOf } from '../season.ts';
import { lastDayOf, type Registration, stateOn } from './registration.ts';
import { usualContractKind } from './usual-contract-kind.ts';

/** An entry of the ledger with the country of its club; null: not known. */
export type PlacedRegistration = Registration & { country: string | null };

/** What a club and a player agreed on, as far as a rule asks for it. */
export interface SignedTerms {
  contractKind: ContractKind | null;
  /** From the first to the last day that was agreed, options included; null: nobody wrote them down. */
  months: number | null;
  /** Pay of a month, gross, in whole euros; null: not agreed. */
  monthlyGross: number | null;
}

/** The documents of a deal that are there, among those that decide whether it may be signed. */
export interface SignatureDocuments {
  notice: boolean;
  guardian: boolean;
  minorApproval: boolean;
}

/** What is known of a signature before it is entered in the ledger. Days are `YYYY-MM-DD`. */
export interface SignatureSituation {
  day: string;
  /** The day on which the registration would begin. */
  startsOn: string;
  /** The youngest that the record, the player's own record and the account state; null: none does. */
  bornDate: string | null;
  club: { teamId: number; name: string; country: string; level: number | null };
  /** The whole ledger of the person, without what this signature entered. */
  ledger: readonly PlacedRegistration[];
  /** What only the record states: where it is registered, the club and the end of the contract (null: free), the career. */
  declared: {
    association: string | null;
    club: string;
    contractEnds: string | null | undefined;
    career: readonly { clubName: string; startYear: number; endYear: number; appearances: number | null }[];
  };
  /** The club that agreed on the move; null: none did. */
  releasedBy: { teamId: number; country: string } | null;
  terms: SignedTerms;
  fee: SignatureFee | null;
  /** Null: the deal cannot hold any. */
  documents: SignatureDocuments | null;
  /** The first month of a season where the club plays, from 1; undefined: July. */
  firstMonth: number | undefined;
}

/** What an agent takes on a deal. */
export interface SignatureFee {
  percentOfYear: number;
  isAgreed: boolean;
  isLicensed: boolean;
}

/** What the rules judge a signature by. What is not known is absent, so that no rule guesses. */
export function signatureFacts(given: SignatureSituation): JudgedFacts {
  const abroad = isCertainlyAbroad(given);
  const certain: ActFacts = {
    act: 'signature',
    day: given.day,
    associations: associationsOfCountry(given.club.country),
    ...(given.bornDate !== null && { bornDate: given.bornDate }),
    ...termsFacts(given),
    ...agentFacts(given),
    ...documentFacts(given),
    ...contractFacts(given, 'employed'),
    ...(abroad !== undefined && { international: abroad }),
    registrations: clubsInLedger(given).length,
  };
  return { certain, known: { ...certain, ...declaredFacts(given, certain) } };
}

function termsFacts({ terms, club }: SignatureSituation): Partial<ActFacts> {
  const { contractKind, months, monthlyGross } = terms;
  const tier = club.level === null ? null : tierOfLevel(club.level);
  const contract = contractKind ?? usualContractKind(club);
  return {
    ...(tier !== null && { tier }),
    ...(contract !== null && { contract }),
    ...(months !== null && { months }),
    ...(monthlyGross !== null && contract === 'volunteer' && { refundPerMonth: monthlyGross }),
  };
}

function agentFacts({ fee }: SignatureSituation): Partial<ActFacts> {
  if (fee === null) return {};
  return {
    commissionPercent: fee.percentOfYear,
    agentLicensed: fee.isLicensed,
    // Who has not agreed yet still can, until the signature is confirmed.
    ...(fee.isAgreed && { clientAgrees: true }),
  };
}

function documentFacts({ documents, releasedBy }: SignatureSituation): Partial<ActFacts> {
  return {
    ...(documents?.guardian && { guardianSigns: true }),
    ...(documents?.minorApproval && { minorApproved: true }),
    ...(documents?.notice && { clubInformed: true }),
    ...(releasedBy !== null && { clubAgrees: true }),
  };
}

/**
 * The contract of a kind that the ledger holds: without the agreement of its club or a written notice nobody else signs. A club
 * that is gone agrees to nothing, so any agreement stands for its own. A contract that was ended early binds nobody in its last
 * days, unless the same club goes on with another one.
 */
function contractFacts(given: SignatureSituation, kind: 'employed' | 'amateur'): Partial<ActFacts> {
  const { ledger, day, club, releasedBy, documents } = given;
  const present = contractsOn(ledger, day);
  const own = present.find(({ teamId }) => teamId === club.teamId);
  const bound = present.find((one) => one.teamId !== club.teamId && one.kind === kind);
  if (own) return { contractEnds: null };
  if (!bound) return {};
  const contractEnds = endOfEngagement(ledger, bound);
  if (bound.endedOn === contractEnds) return { contractEnds: null };
  return {
    contractEnds,
    clubAgrees: releasedBy !== null && (bound.teamId === null || releasedBy.teamId === bound.teamId),
    clubInformed: documents?.notice ?? false,
  };
}

/** The contracts in force on a day that signatures on the platform entered. */
function contractsOn<Entry extends Registration>(ledger: readonly Entry[], day: string): Entry[] {
  return ledger.filter(
    (one) => one.kind !== 'loan' && one.source === 'deal' && stateOn(one, day) === 'inForce',
  );
}

/** The last day with a club: a contract that the same club has renewed ends with the renewal. */
function endOfEngagement(ledger: readonly Registration[], contract: Registration): string {
  let end = lastDayOf(contract);
  for (const one of ledger) {
    const follows =
      one.kind !== 'loan' && one.teamId === contract.teamId && one.startsOn === daysAfter(end, 1);
    if (follows && lastDayOf(one) > end) end = lastDayOf(one);
  }
  return end;
}

/** What says from which association a player comes. */
export type Origin = Pick<SignatureSituation, 'ledger' | 'bornDate' | 'day'> & {
  releasedBy: Pick<NonNullable<SignatureSituation['releasedBy']>, 'country'> | null;
  club: Pick<SignatureSituation['club'], 'country'>;
  declared: Pick<SignatureSituation['declared'], 'association'>;
};

/**
 * Whether a move goes to another association, by anything that says so: the club that agreed, the last one of the ledger, or the
 * association that the record states. Undefined: not known.
 */
export function movesAbroad(origin: Origin): boolean | undefined {
  const declared = isDeclaredAbroad(origin);
  return declared === true ? true : (isAbroadByLedger(origin) ?? declared);
}

/** That a minor comes from abroad is certain also where only the record says it: nobody states it to their own advantage. */
function isCertainlyAbroad(given: Origin): boolean | undefined {
  const isMinor = given.bornDate !== null && ageOn(given.bornDate, given.day) < ageOfMajority;
  return isMinor && isDeclaredAbroad(given) === true ? true : isAbroadByLedger(given);
}

function isAbroadByLedger({ ledger, day, club, releasedBy }: Origin): boolean | undefined {
  const begun = ledger.filter(
    (one) =>
      one.source === 'deal' && one.country !== null && one.startsOn <= day && lastDayOf(one) >= one.startsOn,
  );
  const from = releasedBy?.country ?? begun.at(-1)?.country ?? null;
  return from === null ? undefined : isAbroad(associationsOfCountry(from), club.country);
}

function isDeclaredAbroad({ declared, club }: Origin): boolean | undefined {
  return declared.association === null ? undefined : isAbroad([declared.association], club.country);
}

/** Undefined within a country that has several associations. */
function isAbroad(from: readonly string[], country: string): boolean | undefined {
  const to: readonly string[] = associationsOfCountry(country);
  if (!from.some((one) => to.includes(one))) return true;
  return to.length === 1 ? false : undefined;
}

/** The other clubs that the ledger knows of the season in which the registration begins; not one that lent the player all the time. */
function clubsInLedger({ ledger, startsOn, club, firstMonth }: SignatureSituation): Registration[] {
  const season = daysOfSeason(seasonOf(startsOn, firstMonth), firstMonth);
  const within = (one: Registration) => ({
    from: one.startsOn > season.from ? one.startsOn : season.from,
    to: lastDayOf(one) < season.to ? lastDayOf(one) : season.to,
  });
  const ofSeason = ledger.filter((one) => {
    const { from, to } = within(one);
    return one.source === 'deal' && from <= to;
  });
  const isLent = (contract: Registration) => {
    const { from, to } = within(contract);
    return ofSeason.some((loan) => loan.kind === 'loan' && loan.startsOn <= from && lastDayOf(loan) >= to);
  };
  const clubs = new Map<number | string, Registration>();
  for (const one of ofSeason)
    if (one.teamId !== club.teamId && (one.kind === 'loan' || !isLent(one)))
      clubs.set(one.teamId ?? fold(one.clubName), one);
  return [...clubs.values()];
}

function declaredFacts(given: SignatureSituation, certain: ActFacts): Partial<ActFacts> {
  const { declared, club } = given;
  const contractEnds = isSameClub(declared.club, club.name) ? null : declared.contractEnds;
  const international = movesAbroad(given);
  // Amateurs may leave in other ways than professionals do: the ledger's own rules refuse what overlaps.
  const amateur = certain.contractEnds === undefined ? contractFacts(given, 'amateur') : {};
  return {
    registrations: Math.max(clubsOfCareer(given), certain.registrations ?? 0),
    ...(certain.contractEnds === undefined && contractEnds !== undefined && { contractEnds }),
    ...amateur,
    ...(international !== undefined && { international }),
  };
}

/** How many other clubs of the season the career of the record and the ledger name. */
function clubsOfCareer(given: SignatureSituation): number {
  const { declared, startsOn, firstMonth, club } = given;
  const season = seasonOf(startsOn, firstMonth);
  // How many are allowed is the rule's to say.
  const { clubs } = registrationsIn(season, declared.career, { registered: null, played: null });
  const all = new Set([...clubs.map(fold), ...clubsInLedger(given).map(({ clubName }) => fold(clubName))]);
  all.delete(fold(club.name));
  return all.size;
}

/** Whether two names are of one club, blind to case. */
export function isSameClub(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

const fold = (name: string) => name.trim().toLowerCase();
