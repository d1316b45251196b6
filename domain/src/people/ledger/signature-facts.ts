import { ageOfMajority } from '../../platform/age-of-majority.ts';
import { ageOn, daysAfter } from '../../platform/plain-date.ts';
import { isBetweenAssociations } from '../associations.ts';
import type { ContractKind } from '../players/contract-kinds.ts';
import { registrationsIn } from '../registrations.ts';
import type { ActFacts, RuledAct } from '../rules/act-facts.ts';
import { daysOfSeason, seasonOf } from '../season.ts';
import { lastDayOf, type Registration, stateOn } from './registration.ts';

/** An entry of the ledger with the association of its club, `GB` where it is not known which British one; null: nothing is known. */
export type PlacedRegistration = Registration & { association: string | null };

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

/** What an agent takes on a deal. */
export interface SignatureFee {
  agentId: number;
  percentOfYear: number;
  /** Who takes how much, of what, paid by whom, in one line. */
  figures: string;
  /** Whether the client agreed; null: of coaching staff nobody is asked. */
  isAgreed: boolean | null;
  isLicensed: boolean;
}

/** What only the record of a person states: the association, the club and the end of the contract (null: free), the career. */
export interface DeclaredFacts {
  association: string | null;
  club: string;
  contractEnds: string | null | undefined;
  career: readonly { clubName: string; startYear: number; endYear: number; appearances: number | null }[];
}

/** What of a person, the ledger and a club says whether a club may sign. */
export interface LedgerFacts {
  day: string;
  act: RuledAct;
  startsOn: string;
  ledger: readonly PlacedRegistration[];
  /** Null: none is chosen yet. */
  club: { teamId: number; name: string; association: string } | null;
  declared: DeclaredFacts;
  /** The club that agreed on the move; null: none did. */
  releasedBy: { teamId: number; association: string } | null;
  /** There is a written notice as a file; null: the act cannot hold any. */
  notice: boolean | null;
  firstMonth: number | undefined;
}

/**
 * The contract of a kind that the ledger holds: without the agreement of its club or a written notice nobody else signs. A club
 * that is gone agrees to nothing, so any agreement stands for its own. A contract that was ended early binds nobody in its last
 * days, unless the same club goes on with another one.
 */
export function contractFacts(given: LedgerFacts, kind: 'employed' | 'amateur'): Partial<ActFacts> {
  const { act, ledger, day, club, releasedBy, notice } = given;
  const present = contractsOn(ledger, day);
  const own = present.find(({ teamId }) => teamId === club?.teamId);
  const bound = present.find((one) => one.teamId !== club?.teamId && one.kind === kind);
  if (own && club) return { contractEnds: null };
  if (!bound) return {};
  const contractEnds = endOfEngagement(ledger, bound);
  if (bound.endedOn === contractEnds) return { contractEnds: null };
  // Before a signature nobody has to have written to the club yet.
  const clubInformed = notice ?? (act === 'signature' ? false : undefined);
  return {
    contractEnds,
    clubAgrees: releasedBy !== null && (bound.teamId === null || releasedBy.teamId === bound.teamId),
    ...(clubInformed !== undefined && { clubInformed }),
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
export interface Origin {
  ledger: readonly PlacedRegistration[];
  bornDate: string | null;
  day: string;
  releasedBy: { association: string } | null;
  club: { association: string };
  declared: { association: string | null };
}

/**
 * Whether a move goes to another association, by anything that says so: the club that agreed, the last one of the ledger, or the
 * association that the record states. Undefined: not known.
 */
export function movesAbroad(origin: Origin): boolean | undefined {
  const declared = isDeclaredAbroad(origin);
  return declared === true ? true : (isAbroadByLedger(origin) ?? declared);
}

/** That a minor comes from abroad is certain also where only the record says it: nobody states it to their own advantage. */
export function isCertainlyAbroad(given: Origin): boolean | undefined {
  const isMinor = given.bornDate !== null && ageOn(given.bornDate, given.day) < ageOfMajority;
  return isMinor && isDeclaredAbroad(given) === true ? true : isAbroadByLedger(given);
}

function isAbroadByLedger({ ledger, day, club, releasedBy }: Origin): boolean | undefined {
  const begun = ledger.filter(
    (one) =>
      one.source === 'deal' &&
      one.association !== null &&
      one.startsOn <= day &&
      lastDayOf(one) >= one.startsOn,
  );
  const from = releasedBy?.association ?? begun.at(-1)?.association ?? null;
  return from === null ? undefined : isBetweenAssociations(from, club.association);
}

function isDeclaredAbroad({ declared, club }: Origin): boolean | undefined {
  return declared.association === null
    ? undefined
    : isBetweenAssociations(declared.association, club.association);
}

/** The other clubs that the ledger knows of the season in which the registration begins; not one that lent the player all the time. */
export function clubsInLedger({
  ledger,
  startsOn,
  club,
  firstMonth,
}: Pick<LedgerFacts, 'ledger' | 'startsOn' | 'club' | 'firstMonth'>): Registration[] {
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
    if (one.teamId !== club?.teamId && (one.kind === 'loan' || !isLent(one)))
      clubs.set(one.teamId ?? fold(one.clubName), one);
  return [...clubs.values()];
}

/** What only the record says of contracts and registrations, where nothing certain does. */
export function declaredOfLedger(given: LedgerFacts, certain: Partial<ActFacts>): Partial<ActFacts> {
  const { declared, club } = given;
  const contractEnds = club && isSameClub(declared.club, club.name) ? null : declared.contractEnds;
  // Amateurs may leave in other ways than professionals do: the ledger's own rules refuse what overlaps.
  const amateur = certain.contractEnds === undefined ? contractFacts(given, 'amateur') : {};
  return {
    registrations: Math.max(clubsOfCareer(given), certain.registrations ?? 0),
    ...(certain.contractEnds === undefined && contractEnds !== undefined && { contractEnds }),
    ...amateur,
    ...playedFor(given),
  };
}

/** For how many other clubs the career says that the player appeared; absent where it leaves out a club, or the appearances. */
function playedFor(given: LedgerFacts): Pick<ActFacts, 'clubsPlayedFor'> {
  const { declared, startsOn, firstMonth, club } = given;
  const season = seasonOf(startsOn, firstMonth);
  const isOther = ({ clubName }: { clubName: string }) => !(club && isSameClub(clubName, club.name));
  const career = declared.career.filter(isOther);
  const { clubs, played } = registrationsIn(season, career, { registered: null, played: null });
  const isSilent = career.some(
    (entry) =>
      entry.appearances === null &&
      registrationsIn(season, [entry], { registered: null, played: null }).clubs.length > 0,
  );
  return isSilent || clubs.length < clubsOfCareer(given) ? {} : { clubsPlayedFor: played.length };
}

/** How many other clubs of the season the career of the record and the ledger name. */
function clubsOfCareer(given: LedgerFacts): number {
  const { declared, startsOn, firstMonth, club } = given;
  const season = seasonOf(startsOn, firstMonth);
  // How many are allowed is the rule's to say.
  const { clubs } = registrationsIn(season, declared.career, { registered: null, played: null });
  const all = new Set([...clubs.map(fold), ...clubsInLedger(given).map(({ clubName }) => fold(clubName))]);
  if (club) all.delete(fold(club.name));
  return all.size;
}

/** Whether two names are of one club, blind to case. */
export function isSameClub(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

const fold = (name: string) => name.trim().toLowerCase();
