import { associationsOfCountry, isEeaAssociation } from '../associations.ts';
import { tierOfLevel } from '../levels.ts';
import type { ContractKind } from '../players/contract-kinds.ts';
import { usualContractKind } from '../players/usual-contract-kind.ts';
import { registrationsIn } from '../registrations.ts';
import type { ActFacts } from '../rules/act-facts.ts';
import type { JudgedFacts } from '../rules/check-act.ts';
import { daysOfSeason, seasonOf } from '../season.ts';
import { lastDayOf, type Registration, stateOn } from './registration.ts';

/** An entry of the ledger with the country of its club; null: not known. */
export type PlacedRegistration = Registration & { country: string | null };

/** What a club and a player agreed on, as far as a rule asks for it. */
export interface SignedTerms {
  contractKind: ContractKind | null;
  /** From the first to the last day that was agreed, options included; null: nobody wrote them down. */
  months: number | null;
  /** Guaranteed pay of a month, gross, in whole euros; null: not agreed. */
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
  /** The youngest that anybody stated; null: nobody did. */
  bornDate: string | null;
  nationality: string | null;
  hasEuPassport: boolean | null;
  club: { teamId: number; name: string; country: string; level: number | null };
  /** The whole ledger of the person. */
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
  /** What an agent takes; null: nothing. */
  fee: { percentOfYear: number; isAgreed: boolean; isLicensed: boolean } | null;
  /** Null: the deal has no documents. */
  documents: SignatureDocuments | null;
  /** The first month of a season where the club plays, from 1; undefined: July. */
  firstMonth: number | undefined;
}

/** What the rules judge a signature by. What is not known is absent, so that no rule guesses. */
export function signatureFacts(given: SignatureSituation): JudgedFacts {
  const abroad = movesAbroadByLedger(given);
  const certain: ActFacts = {
    act: 'signature',
    day: given.day,
    associations: associationsOfCountry(given.club.country),
    ...(given.bornDate !== null && { bornDate: given.bornDate }),
    ...termsFacts(given),
    ...agentFacts(given),
    ...documentFacts(given),
    ...contractInLedger(given),
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
    ...(monthlyGross !== null && {
      yearlyGross: 12 * monthlyGross,
      ...(contract === 'volunteer' && { refundPerMonth: monthlyGross }),
    }),
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
  if (documents === null) return releasedBy === null ? {} : { clubAgrees: true };
  return {
    ...(documents.guardian && { guardianSigns: true }),
    ...(documents.minorApproval && { minorApproved: true }),
    ...(releasedBy !== null && { clubAgrees: true }),
    ...(documents.notice && { clubInformed: true }),
  };
}

/** The contract that the ledger holds of another club: without its agreement or a written notice nobody else signs. */
function contractInLedger(given: SignatureSituation): Partial<ActFacts> {
  const { ledger, day, club, releasedBy, documents } = given;
  const present = ledger.filter(
    (one) => one.kind !== 'loan' && one.source === 'deal' && stateOn(one, day) === 'inForce',
  );
  const [own] = present.filter(({ teamId }) => teamId === club.teamId);
  const [bound] = present.filter(({ teamId }) => teamId !== club.teamId);
  if (own) return { contractEnds: null };
  if (!bound) return {};
  return {
    contractEnds: lastDayOf(bound),
    clubAgrees: releasedBy !== null && releasedBy.teamId === bound.teamId,
    // A deal without documents has nowhere to record the notice.
    ...(documents !== null && { clubInformed: documents.notice }),
  };
}

/** What says from which association a player comes. */
export type Origin = Pick<SignatureSituation, 'ledger'> & {
  releasedBy: Pick<NonNullable<SignatureSituation['releasedBy']>, 'country'> | null;
  club: Pick<SignatureSituation['club'], 'country'>;
  declared: Pick<SignatureSituation['declared'], 'association'>;
};

/**
 * Whether a move goes to another association: by the club that agreed, or the last one that the ledger knows; where neither says
 * it, by the association that the record states. Undefined: not known.
 */
export function movesAbroad({ declared, ...origin }: Origin): boolean | undefined {
  const certain = movesAbroadByLedger(origin);
  if (certain !== undefined || declared.association === null) return certain;
  return isAbroad([declared.association], origin.club.country);
}

function movesAbroadByLedger({ ledger, club, releasedBy }: Omit<Origin, 'declared'>): boolean | undefined {
  const latest = ledger.filter(({ source, country }) => source === 'deal' && country !== null).at(-1);
  const from = releasedBy?.country ?? latest?.country ?? null;
  return from === null ? undefined : isAbroad(associationsOfCountry(from), club.country);
}

/** Undefined within a country that has several associations. */
function isAbroad(from: readonly string[], country: string): boolean | undefined {
  const to: readonly string[] = associationsOfCountry(country);
  if (!from.some((one) => to.includes(one))) return true;
  return to.length === 1 ? false : undefined;
}

/** The other clubs of the season that the ledger knows, whatever became of them. */
function clubsInLedger({ ledger, day, club, firstMonth }: SignatureSituation): string[] {
  const { from, to } = daysOfSeason(seasonOf(day, firstMonth), firstMonth);
  const ofSeason = ledger.filter(
    (one) =>
      one.source === 'deal' &&
      one.teamId !== club.teamId &&
      lastDayOf(one) >= one.startsOn &&
      one.startsOn <= to &&
      lastDayOf(one) >= from,
  );
  return [...new Set(ofSeason.map(({ clubName }) => fold(clubName)))];
}

function declaredFacts(given: SignatureSituation, certain: ActFacts): Partial<ActFacts> {
  const { declared, nationality, hasEuPassport, club } = given;
  const contractEnds = fold(declared.club) === fold(club.name) ? null : declared.contractEnds;
  const international = movesAbroad(given);
  const isEuropean =
    hasEuPassport === true ||
    (nationality !== null && associationsOfCountry(nationality).some(isEeaAssociation));
  return {
    registrations: clubsOfSeason(given).size,
    ...(certain.contractEnds === undefined && contractEnds !== undefined && { contractEnds }),
    ...(international !== undefined && { international }),
    ...(nationality !== null &&
      international !== undefined && { nonEuFromAbroad: international && !isEuropean }),
  };
}

/** The other clubs of the season by the ledger and by the career of the record. */
function clubsOfSeason(given: SignatureSituation): Set<string> {
  const { declared, day, firstMonth, club } = given;
  const season = seasonOf(day, firstMonth);
  // How many are allowed is the rule's to say.
  const { clubs } = registrationsIn(season, declared.career, { registered: null, played: null });
  const all = new Set([...clubs.map(fold), ...clubsInLedger(given)]);
  all.delete(fold(club.name));
  return all;
}

const fold = (name: string) => name.trim().toLowerCase();
