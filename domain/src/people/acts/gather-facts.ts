import { ageOfMajority } from '../../platform/age-of-majority.ts';
import { ageOn } from '../../platform/plain-date.ts';
import { isEeaAssociation, possibleAssociations } from '../associations.ts';
import { categoryOfLevel } from '../categories.ts';
import {
  clubsInLedger,
  contractFacts,
  declaredOfLedger,
  isCertainlyAbroad,
  type LedgerFacts,
  movesAbroad,
  type Origin,
} from '../ledger/signature-facts.ts';
import { usualContractKind } from '../ledger/usual-contract-kind.ts';
import { tierOfLevel } from '../levels.ts';
import { takesNonEuPlace } from '../players/non-eu-places.ts';
import type { ActFacts, RuledAct } from '../rules/act-facts.ts';
import type { JudgedFacts } from '../rules/check-act.ts';
import type { ActingAgent, ActingClub, ActPieces, ActSituation } from './situation.ts';

/** What all acts have, and the pieces that this one has. */
type Given = Pick<ActSituation, 'act' | 'day' | 'associations'> & Partial<ActPieces>;

/**
 * What the rules judge an act by, the one place that says so: all that is known, and what is certain of it because the ledger, the
 * accepted terms, the agreement of the clubs or a document holds it. What is not known is absent, so that no rule guesses.
 */
export function gatherFacts(situation: ActSituation): JudgedFacts {
  const given: Given = situation;
  const ledger = ledgerOf(given);
  const origin = originOf(given);
  const abroad = origin && statedAbroad(given, isCertainlyAbroad(origin));
  const certain: ActFacts = {
    act: given.act,
    day: given.day,
    associations: given.associations,
    ...(given.person && given.person.bornDate !== null && { bornDate: given.person.bornDate }),
    ...agentFacts(given),
    ...(given.club && clubFacts(given.club)),
    ...termsFacts(given),
    ...documentFacts(given),
    ...(ledger && contractFacts(ledger, 'employed')),
    ...(abroad !== undefined && { international: abroad }),
    ...(ledger && { registrations: clubsInLedger(ledger).length }),
    ...loanFacts(given),
    ...mandateFacts(given),
    ...trialFacts(given),
    // Gathered are acts on players; of coaches, see `coachFacts`.
    coachLicence: null,
  };
  const moved = origin && statedAbroad(given, movesAbroad(origin));
  const international = moved === undefined ? {} : { international: moved };
  const declared = {
    ...(ledger && declaredOfLedger(ledger, certain)),
    ...international,
    ...(given.mandate && { mandateComplete: given.mandate.isComplete }),
  };
  const known: ActFacts = { ...certain, ...declared };
  return { certain, known: { ...known, ...foreignFacts(given, known) } };
}

/** A minor may move abroad by an exception that the association approves later: until the signature that is only warned of. */
function statedAbroad(
  { act, day, person, documents }: Given,
  abroad: boolean | undefined,
): boolean | undefined {
  const isMinor = person?.bornDate != null && ageOn(person.bornDate, day) < ageOfMajority;
  return abroad && isMinor && act !== 'signature' && !documents?.minorApproval ? undefined : abroad;
}

function ledgerOf({ act, day, ledger, club, person, agreement, documents }: Given): LedgerFacts | null {
  if (!ledger || !person) return null;
  return {
    act,
    day,
    startsOn: ledger.startsOn,
    ledger: ledger.entries,
    club: club ?? null,
    declared: person.declared,
    releasedBy: agreement ?? null,
    notice: documents ? documents.notice : null,
    firstMonth: ledger.firstMonth,
  };
}

function originOf({ day, ledger, club, person, agreement }: Given): Origin | undefined {
  if (!ledger || !person || !club) return undefined;
  return {
    day,
    ledger: ledger.entries,
    bornDate: person.bornDate,
    releasedBy: agreement ?? null,
    club,
    declared: person.declared,
  };
}

function agentFacts({ act, agent }: Given): Partial<ActFacts> {
  if (!agent) return { agentActs: false, commissionPercent: 0, exclusiveUntil: null, ...bothSides(null) };
  return {
    agentActs: true,
    commissionPercent: agent.percentOfYear ?? 0,
    agentLicensed: agent.isLicensed,
    ...(agent.isRegistered !== null && { agentRegistered: agent.isRegistered }),
    exclusiveUntil: agent.exclusiveUntil,
    ...bothSides(agent),
    ...agreedFacts(act, agent),
  };
}

const bothSides = (agent: ActingAgent | null) => ({
  actsForBoth: agent?.actsForEngaging ?? false,
  actsForReleasingToo: agent?.actsForReleasing ?? false,
});

/** Who has not agreed yet to what is taken still can, until the signature is confirmed; a conflict is agreed on before it. */
function agreedFacts(act: RuledAct, { isAgreed }: ActingAgent): Partial<ActFacts> {
  if (isAgreed === null) return {};
  return {
    ...(isAgreed && { clientAgrees: true }),
    ...((isAgreed || act === 'signature') && { conflictAgreed: isAgreed }),
  };
}

function clubFacts(club: ActingClub): Partial<ActFacts> {
  const tier = club.level === null ? null : tierOfLevel(club.level);
  const ofLevel = club.country === 'IT' && club.level !== null ? categoryOfLevel(club.level) : null;
  const category = club.category ?? ofLevel;
  return {
    ...(tier !== null && { tier }),
    ...(category !== null && { category }),
    nonEuThisSeason: club.nonEuThisSeason,
    ...(club.nonEuInSquad !== null && { nonEuInSquad: club.nonEuInSquad }),
  };
}

/** The terms of the platform name whole seasons, and no visit or permit on which a contract would depend. */
function termsFacts({ terms, club }: Given): Partial<ActFacts> {
  if (terms === undefined) return {};
  const contract = terms?.contractKind ?? (club ? usualContractKind(club) : null);
  const { months = null, monthlyGross = null, yearlyGross = null, bonusPercent = null } = terms ?? {};
  return {
    dependsOnMedical: false,
    endsWithSeason: true,
    ...(contract !== null && { contract }),
    ...(months !== null && { months }),
    ...(monthlyGross !== null && contract === 'volunteer' && { refundPerMonth: monthlyGross }),
    ...(yearlyGross !== null && { yearlyGross }),
    ...(bonusPercent !== null && { bonusPercent }),
  };
}

function documentFacts({ act, documents, agreement }: Given): Partial<ActFacts> {
  return {
    ...(documents?.guardian && { guardianSigns: true }),
    // A mandate is confirmed in one act: who has not signed it then does not.
    ...(documents && act === 'mandate' && { guardianSigns: documents.guardian }),
    ...(documents?.minorApproval && { minorApproved: true }),
    ...(documents?.notice && { clubInformed: true }),
    ...(documents?.federationForm && { amateurContractFiled: true }),
    ...(documents?.permit && { permitGranted: true }),
    // A club that agrees knows of it.
    ...(agreement && { clubAgrees: true, clubInformed: true }),
  };
}

function loanFacts({ loan }: Given): Partial<ActFacts> {
  if (loan === undefined) return {};
  if (loan === null) return { isLoan: false };
  return {
    isLoan: true,
    loans: loan.ofClub,
    loansBetween: loan.betweenClubs,
    subLoan: loan.isOfLoan,
    ...(loan.months !== null && { loanMonths: loan.months }),
    ...(loan.toNextWindow !== null && { loanToNextWindow: loan.toNextWindow }),
    ...(loan.isClubTrained && { clubTrained: true }),
    ...(loan.monthsWithClub !== null && {
      monthsWithClub: loan.monthsWithClub,
      seasonsWithClub: Math.floor(loan.monthsWithClub / 12),
    }),
  };
}

/**
 * A mandate of the platform ends on its day, and has no clause against a client who negotiates alone. What its form leaves out may
 * stand in the document beside it.
 */
function mandateFacts({ mandate }: Given): Partial<ActFacts> {
  if (!mandate) return {};
  return {
    months: mandate.months,
    ...(mandate.isComplete && { mandateComplete: true }),
    ...(mandate.isOnForm !== null && { onOwnForm: mandate.isOnForm }),
    renewsItself: false,
    punishesClient: false,
  };
}

/** The record of a trial has no value for a pay, nor for one that the family would bear. */
function trialFacts({ trial }: Given): Partial<ActFacts> {
  if (!trial) return {};
  return {
    ...(trial.weeks !== null && { trialWeeks: trial.weeks }),
    trialsThisYear: trial.trialsThisYear,
    ...(trial.conditions !== null && { trialConditions: trial.conditions }),
    paidByPlayer: false,
    trialEmployment: false,
  };
}

/** What follows from nationalities, which the record declares. */
function foreignFacts({ person, club }: Given, { international }: ActFacts): Partial<ActFacts> {
  if (!person || !club) return {};
  const takesPlace = takesNonEuPlace(person);
  const isForeign = takesPlace === false || international === false ? false : international && takesPlace;
  const home = possibleAssociations(club.association);
  const exception = isWithinEea(person.declared.association, home)
    ? ({ minorException: 'eea' } as const)
    : {};
  return {
    ...(typeof isForeign === 'boolean' && { nonEuFromAbroad: isForeign }),
    ...(person.nationalities.length > 0 && { permitNeeded: needsPermit(person, club.country) }),
    ...exception,
  };
}

const isWithinEea = (from: string | null, to: readonly string[]) =>
  from !== null && isEeaAssociation(from) && to.some(isEeaAssociation);

/** Where citizens of the European Economic Area and of Switzerland work freely. */
const isFreeArea = (country: string) => country === 'CH' || isEeaAssociation(country);

/** The Common Travel Area of the United Kingdom and Ireland. */
const isTravelArea = (country: string) => country === 'GB' || country === 'IE';

/** Whether none of the nationalities lets somebody work where a club plays. ISO country codes. */
export function needsPermit(
  { nationalities, euPassport }: { nationalities: readonly string[]; euPassport: boolean | null },
  country: string,
): boolean {
  if (nationalities.length === 0 || nationalities.includes(country)) return false;
  if (isTravelArea(country) && nationalities.some(isTravelArea)) return false;
  return !isFreeArea(country) || !(euPassport === true || nationalities.some(isFreeArea));
}
