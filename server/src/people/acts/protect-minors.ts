import type { ActPieces } from '@trattativa/domain/people/acts/situation';
import type { ActFacts, RuledAct } from '@trattativa/domain/people/rules/act-facts';
import { checkAct, type Verdict } from '@trattativa/domain/people/rules/check-act';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import type { Language } from '@trattativa/texts/languages';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  describeMinorRule,
  isMinorRule,
  isUnsureAge,
  type Obstacle,
  type SaidRule,
} from '../rules/describe-minor-rule.ts';
import { currentRulePacks } from '../rules/read-rule-packs.ts';
import { readActFacts } from './read-situation.ts';

/** The age from which nobody is a minor, in football's rules as in civil law. */
const adultAge = 18;

/** What an agent asks on a deal: an amount in cents, a percentage, or nothing. */
export interface AskedCommission {
  cents: number | null;
  percent: number | null;
}

/** An act on a player as a use case knows it. */
export interface ProtectedAct {
  act: RuledAct;
  playerId: number;
  /** The agent who acts; null: nobody, or the agent whose portfolio the record is in. */
  agentId: number | null;
  /** The clubs that the act goes to. */
  teamIds?: readonly number[];
  commission?: AskedCommission;
  /** What is signed or uploaded for it; null or absent: it cannot hold any document. */
  documents?: ActPieces['documents'];
  trial?: ActPieces['trial'];
  mandate?: ActPieces['mandate'];
  /** `YYYY-MM-DD`; by default today. */
  day?: string;
}

/** The fields of the form that a refusal stands beside. */
export interface RefusedFields {
  person: readonly (string | number)[];
  commission?: readonly (string | number)[];
}

/**
 * The one place that keeps agents and fees away from protected minors: every call that can carry a mandate, a proposal or a
 * commission asks it, within its transaction. Throws `MINOR_PROTECTED` with the article and what is possible instead, beside the
 * field. Rules that are not confirmed refuse nothing, nor does what is not known of the player, but for the age: without a birth date
 * a player is a minor for agents and fees, because whoever keeps the record may leave it out.
 */
export async function assertMinorProtected(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  language: Language,
  asked: ProtectedAct,
  fields: RefusedFields,
): Promise<void> {
  const obstacle = await obstacleTo(services, tx, asked);
  if (obstacle === null) return;
  const isFee = isUnsureAge(obstacle) ? fields.person.length === 0 : isAboutFee(obstacle);
  throw refusalOf(describeMinorRule(obstacle, language), isFee ? fields.commission : fields.person);
}

/** The rule that forbids the act, or that the age is not known; null: nothing does. */
export async function obstacleTo(
  { clock }: Pick<Services, 'clock'>,
  db: Queryable,
  asked: ProtectedAct,
): Promise<Obstacle | null> {
  const { act, playerId, agentId, teamIds = [], commission, day = dayOf(clock.now()), ...stated } = asked;
  const packs = await currentRulePacks(db);
  const percentOfYear = percentOf(commission);
  const fee = { percentOfYear, isAgreed: null };
  const asking = { act, playerId, agentId, teamIds, day, fee, stated, about: 'minors' } as const;
  const read = await readActFacts(db, packs, asking);
  if (!read) return null;
  const { facts, concerned } = read;
  if (concerned.born_date === null) {
    const isProtected = (byAgent(act) && concerned.agent_id !== null) || percentOfYear > 0;
    return isProtected && !concerned.is_removed ? { rule: 'ageUnknown' } : null;
  }
  // A commission counts also where no agent acts: somebody asks for it.
  return blockingRule(packs, { ...facts.known, commissionPercent: percentOfYear });
}

/** The rule that forbids an act, from facts that are at hand; null: none does. */
export function findBlockingRule(
  packs: RulePacks,
  { commission, ...facts }: ActFacts & { commission?: AskedCommission },
): Verdict | null {
  return blockingRule(packs, { ...facts, commissionPercent: percentOf(commission) });
}

function blockingRule(packs: RulePacks, facts: ActFacts): Verdict | null {
  const { act, bornDate, day } = facts;
  const isMinor = bornDate !== undefined && ageOn(bornDate, day) < adultAge;
  // How long an adult's trial lasts is no protection of minors: the trial itself warns of it.
  const isProtecting = (rule: Verdict['rule']) => isMinorRule(rule) && (isMinor || rule !== 'trialLength');
  const blocking = checkAct(packs, facts).filter(
    ({ rule, verdict }) => verdict === 'block' && isProtecting(rule),
  );
  // An agent who may not act at all hears of that; whoever else asks for a commission, of the commission.
  const isAgents = byAgent(act) && facts.agentActs !== false;
  const first = isAgents ? undefined : blocking.find(isAboutFee);
  return first ?? blocking[0] ?? null;
}

function byAgent(act: ActFacts['act']): boolean {
  return act === 'mandate' || act === 'proposal';
}

/**
 * Percentage of a commission. The part of the pay that an amount will be is not known: it exceeds every percentage that
 * a rule allows.
 */
function percentOf(commission: AskedCommission | undefined): number {
  return (commission?.cents ?? 0) > 0 ? 100 : (commission?.percent ?? 0);
}

function isAboutFee({ rule }: Verdict): boolean {
  return rule === 'feeOnMinors';
}

function refusalOf(said: SaidRule, path: readonly (string | number)[] | undefined): AppError {
  const params = { ...said };
  const fields = path ? [{ path, code: 'minorProtected' as const, params }] : [];
  return new AppError('MINOR_PROTECTED', { params, fields });
}
