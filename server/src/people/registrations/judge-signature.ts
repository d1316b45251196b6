import { needsPermit } from '@trattativa/domain/people/acts/gather-facts';
import {
  basisOf,
  type LiftContext,
  type LiftedVerdict,
  withLifts,
} from '@trattativa/domain/people/acts/lifted-verdicts';
import type { ActPieces } from '@trattativa/domain/people/acts/situation';
import { inForceOn } from '@trattativa/domain/people/ledger/registration';
import { isSameClub, movesAbroad, type SignatureFee } from '@trattativa/domain/people/ledger/signature-facts';
import { isUnderContract } from '@trattativa/domain/people/players/contract-facts';
import type { Verdict } from '@trattativa/domain/people/rules/check-act';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import { seasonOf } from '@trattativa/domain/people/season';
import type { Language } from '@trattativa/texts/languages';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Judgement } from '../acts/judgement.ts';
import { listPlacedRegistrations } from '../acts/person-facts.repository.ts';
import { type AskedAct, judgeAct } from '../acts/read-situation.ts';
import { findPlayer } from '../players/players.repository.ts';
import { describeVerdict } from '../rules/describe-verdict.ts';
import { findConcerned } from '../rules/protected-person.repository.ts';
import { currentRulePacks } from '../rules/read-rule-packs.ts';
import type { AgreedContract } from './agreed-contract.ts';
import { alreadyRegistered, type PlannedSigning, planSigning } from './plan-signing.ts';
import { readSigningClub } from './registrations.repository.ts';

/** What a deal holds for a signature beside the terms; a part that the deal cannot hold is null. */
export interface DealConditions {
  documents: ActPieces['documents'];
  /** A loan on which the clubs agreed; null: none. */
  loan: ActPieces['loan'];
  /** What staff lifted for the deal. */
  lifts: readonly LiftedVerdict[];
  /** What an agent takes on the deal; null: nothing. */
  fee: SignatureFee | null;
}

/** A signature of a player with a club, before it is given. */
export interface IntendedSignature {
  playerId: number;
  teamId: number;
  agreed: AgreedContract;
  conditions: DealConditions;
  at: Date;
}

/** What the rules say to a signature before it is given, the strictest first, without those that it keeps; and what is not known. */
export async function judgeSignature(
  db: Queryable,
  packs: RulePacks,
  signature: IntendedSignature,
): Promise<Judgement> {
  const { playerId, ...intended } = signature;
  const { plan } = await planSigning(db, packs, { person: { playerId }, ...intended });
  return judgePlanned(db, packs, signature, plan);
}

/**
 * What a confirmed rule forbids on facts that the ledger or the deal hold is refused, what follows from a declaration is warned of
 * (docs/decisions/0185).
 */
async function judgePlanned(
  db: Queryable,
  packs: RulePacks,
  given: IntendedSignature,
  plan: PlannedSigning['plan'],
): Promise<Judgement> {
  const { facts, ...judged } = await judgeAct(db, packs, await askedSignature(db, given, plan));
  const context = liftContextOf(given, plan);
  return {
    ...judged,
    verdicts: withLifts(packs, facts.certain, judged.verdicts, given.conditions.lifts, context),
  };
}

function liftContextOf(
  { teamId, agreed, conditions: { fee } }: IntendedSignature,
  plan: PlannedSigning['plan'],
): LiftContext {
  return {
    teamId,
    releasedBy: agreed.releasedBy?.teamId ?? null,
    season: plan.outcome === 'registered' ? seasonOf(plan.startsOn) : null,
    fee: fee && { agentId: fee.agentId, figures: fee.figures },
  };
}

/** The facts on which a rule refuses a signature now; null: it does not. */
export async function basisOfRefusal(
  db: Queryable,
  packs: RulePacks,
  signature: IntendedSignature,
  named: { rule: string; edition: string; article: string },
): Promise<string | null> {
  const { playerId, ...intended } = signature;
  const { plan } = await planSigning(db, packs, { person: { playerId }, ...intended });
  const { facts, verdicts } = await judgeAct(db, packs, await askedSignature(db, signature, plan));
  const refusal = verdicts.find(
    ({ rule, edition, article, verdict }) =>
      verdict === 'block' && rule === named.rule && edition === named.edition && article === named.article,
  );
  return refusal ? basisOf(packs, facts.certain, refusal, liftContextOf(signature, plan)) : null;
}

async function askedSignature(
  db: Queryable,
  { playerId, teamId, agreed, conditions, at }: IntendedSignature,
  plan: PlannedSigning['plan'],
): Promise<AskedAct> {
  const { fee, documents, loan } = conditions;
  const { home_association: association } = await readSigningClub(db, teamId);
  return {
    act: 'signature',
    playerId,
    agentId: fee === null ? 'none' : fee.agentId,
    fee: fee ?? undefined,
    teamIds: [teamId],
    association,
    day: dayOf(at),
    startsOn: plan.outcome === 'registered' ? plan.startsOn : undefined,
    agreedBy: agreed.releasedBy?.teamId,
    stated: { documents, loan, terms: { ...agreed, yearlyGross: null, bonusPercent: null } },
  };
}

/** Where a player comes from, as the documents of a deal ask for it. */
export interface PlayerOrigin {
  /** The youngest birth date that is stated; null: none. */
  bornDate: string | null;
  isAbroad: boolean;
  /** Under contract with another club than the one of the deal. */
  isBound: boolean;
  /** None of the nationalities lets the player work where the club plays. */
  needsPermit: boolean;
}

/** Where a player came from before a deal was signed, by the same facts as its signature. */
export async function readOrigin(
  db: Queryable,
  {
    playerId,
    negotiationId,
    club,
    releasedBy,
    day,
  }: {
    playerId: number;
    negotiationId: number;
    club: { id: number; name: string; country: string; association: string };
    releasedBy: AgreedContract['releasedBy'];
    day: string;
  },
): Promise<PlayerOrigin> {
  const player = assertFound(await findPlayer(db, playerId));
  const concerned = await findConcerned(db, { playerId, agentId: null, teamIds: [] });
  const bornDate = concerned?.born_date ?? null;
  const ledger = await listPlacedRegistrations(db, playerId, { without: negotiationId });
  const declared = { association: player.registered_association };
  const isAbroad = movesAbroad({ ledger, bornDate, day, club, releasedBy, declared }) === true;
  const present = inForceOn(
    ledger.filter(({ kind }) => kind !== 'loan'),
    day,
  );
  const facts = { contractualStatus: player.contractual_status, contractEnd: player.contract_end };
  const isDeclared = isUnderContract(facts, day) && !isSameClub(player.current_club, club.name);
  const nationalities = [player.nationality, player.second_nationality].filter((code) => code !== null);
  return {
    bornDate,
    isAbroad,
    isBound: present ? present.teamId !== club.id : isDeclared,
    needsPermit: needsPermit({ nationalities, euPassport: player.eu_passport }, club.country),
  };
}

/**
 * Throws `ALREADY_REGISTERED` with the club and the last day when another signature holds for the same days, and
 * `SIGNATURE_NOT_ALLOWED` with the rule that refuses a signature, and what is possible instead.
 */
export async function assertSignatureAllowed(
  tx: Transaction,
  signature: IntendedSignature,
  language: Language,
): Promise<void> {
  const packs = await currentRulePacks(tx);
  const { playerId, ...intended } = signature;
  const planned = await planSigning(tx, packs, { person: { playerId }, ...intended });
  if (planned.plan.outcome === 'refused') throw alreadyRegistered(planned.plan.by);
  await assertRulesKept(tx, packs, signature, planned, language);
}

/** Throws `SIGNATURE_NOT_ALLOWED` with the rule that refuses a planned signature. */
export async function assertRulesKept(
  tx: Transaction,
  packs: RulePacks,
  signature: IntendedSignature,
  planned: PlannedSigning,
  language: Language,
): Promise<void> {
  const [strictest] = (await judgePlanned(tx, packs, signature, planned.plan)).verdicts;
  if (strictest?.verdict === 'block') throw notAllowed(strictest, language);
}

/** The refusal of a signature by a rule. */
export function notAllowed(refusing: Verdict, language: Language): AppError {
  const { edition, article } = refusing;
  return new AppError('SIGNATURE_NOT_ALLOWED', {
    params: {
      source: [edition, article].filter(Boolean).join(', '),
      text: describeVerdict(refusing, language),
    },
  });
}
