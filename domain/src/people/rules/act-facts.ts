import type { ContractKind } from '../players/contract-kinds.ts';
import type { HeldLicence } from '../qualifications.ts';

/** What somebody is about to do. Names: `rules:act.name.<name>`. */
export const ruledActs = ['mandate', 'proposal', 'offer', 'transfer', 'signature', 'trial'] as const;
export type RuledAct = (typeof ruledActs)[number];

/** Why a minor may be registered with another association (RSTP art. 19). Names: `rules:minorException.<name>`. */
export const minorExceptions = ['parentsMoved', 'eea', 'border', 'refugee', 'exchange'] as const;
export type MinorException = (typeof minorExceptions)[number];

/**
 * What is known of an act. A rule that needs a fact which is absent says nothing; a condition that must be met, such as a
 * guardian's signature, is only warned of until it is stated.
 */
export interface ActFacts {
  act: RuledAct;
  /** The day of the act where it happens, `YYYY-MM-DD`. */
  day: string;
  /** The associations of everybody concerned: of the player's registration and of the agent. The stricter counts. */
  associations: readonly string[];
  bornDate?: string | undefined;

  /** An agent acts, or takes something on the deal. */
  agentActs?: boolean | undefined;
  /** Duration of the mandate, or of the contract that an offer or transfer brings. */
  months?: number | undefined;
  /** Commission of one agent's side, as a percentage of the yearly pay. */
  commissionPercent?: number | undefined;
  /** The agent acts for the person and the engaging club at once. */
  actsForBoth?: boolean | undefined;
  /** The agent acts for the releasing club and for another side. */
  actsForReleasingToo?: boolean | undefined;
  /** The person has seen and agreed to every fee of the deal. */
  clientAgrees?: boolean | undefined;
  /** A conflict of interest that was found is declared to all and agreed by all. */
  conflictAgreed?: boolean | undefined;
  /** The agent's licence is valid on the day, and the agent a natural person. */
  agentLicensed?: boolean | undefined;
  /** The agent stands in the registers of the association that has its own, or works domiciled with a registered agent. */
  agentRegistered?: boolean | undefined;
  /** The mandate would be prolonged without a new agreement. */
  renewsItself?: boolean | undefined;
  /** The mandate names both sides, duration, fee and services, and is signed. */
  mandateComplete?: boolean | undefined;
  /** A clause punishes the client for negotiating alone. */
  punishesClient?: boolean | undefined;
  /** The mandate is written on the association's own form. */
  onOwnForm?: boolean | undefined;
  /** The last day of another agent's exclusive mandate; null: there is none. */
  exclusiveUntil?: string | null | undefined;

  guardianSigns?: boolean | undefined;
  /** The minor or the family pays for the trial. */
  paidByPlayer?: boolean | undefined;
  /** Player and new club belong to different associations. */
  international?: boolean | undefined;
  minorException?: MinorException | undefined;
  /** The approval of the minor's registration is on file. */
  minorApproved?: boolean | undefined;

  /** The last day of the present contract; null: none. */
  contractEnds?: string | null | undefined;
  /** The present club has the written notice of the interest, or its consent. */
  clubInformed?: boolean | undefined;
  /** The present club signed an agreement about the move. */
  clubAgrees?: boolean | undefined;
  /** The contract ends with a season. */
  endsWithSeason?: boolean | undefined;
  /** The contract would depend on a medical or a permit. */
  dependsOnMedical?: boolean | undefined;
  /** Clubs that the player has been registered with this season, the present one included, before this act. */
  registrations?: number | undefined;
  /** Clubs of official matches this season, before this act. */
  clubsPlayedFor?: number | undefined;
  /** The move is a loan. */
  isLoan?: boolean | undefined;
  /** International loans of the club in this direction that run, before this act. */
  loans?: number | undefined;
  /** International loans between the two clubs in this direction that run, before this act. */
  loansBetween?: number | undefined;
  /** The player was trained by the club that lends. */
  clubTrained?: boolean | undefined;
  loanMonths?: number | undefined;
  /** The loan lasts from a registration window to the next one at least. */
  loanToNextWindow?: boolean | undefined;
  /** Seasons, or months, that the player was registered with the club that lends between the ages that count. */
  seasonsWithClub?: number | undefined;
  monthsWithClub?: number | undefined;
  /** The club that lends has the player on loan itself. */
  subLoan?: boolean | undefined;

  trialWeeks?: number | undefined;
  /** Trials of the minor this year, before this one. */
  trialsThisYear?: number | undefined;
  /** The trial has the conditions of a minor's: leave of the parents, contact, expenses. */
  trialConditions?: boolean | undefined;
  /** The player on trial would work for the club or be paid. */
  trialEmployment?: boolean | undefined;

  /** The licence of a head coach; null: the act is about somebody else, or about a youth team, whom no such rule concerns. */
  coachLicence?: HeldLicence | null | undefined;

  /** The tier of the new club, 1 to 15. */
  tier?: number | undefined;
  /** The category of the new team, by its id. */
  category?: number | undefined;
  contract?: ContractKind | undefined;
  /** The player counts as one from outside the EU who comes from abroad. */
  nonEuFromAbroad?: boolean | undefined;
  /** Players from outside the EU and from abroad whom the club has registered this season, before this act. */
  nonEuThisSeason?: number | undefined;
  /** Players from outside the EU and from abroad in the squad on the last 30 June. */
  nonEuInSquad?: number | undefined;
  /** The player needs a work permit where the club plays. */
  permitNeeded?: boolean | undefined;
  /** The work permit is on file. */
  permitGranted?: boolean | undefined;

  /** Gross a year, whole euros. */
  yearlyGross?: number | undefined;
  /** Conditional pay in percent of the fixed pay. */
  bonusPercent?: number | undefined;
  /** A volunteer's refund a month, whole euros. */
  refundPerMonth?: number | undefined;
  /** The amateur's contract is written on the standard form and filed with the registration. */
  amateurContractFiled?: boolean | undefined;
}

/** What the rules can ask of an act, beside the act itself, its day and where it happens. */
export type FactName = Exclude<keyof ActFacts, 'act' | 'day' | 'associations'>;
