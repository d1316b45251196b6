import { associationsOfCountry } from '@trattativa/domain/people/associations';
import type { ActFacts } from '@trattativa/domain/people/rules/act-facts';
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
} from './describe-minor-rule.ts';
import { type ConcernedRow, findConcerned } from './protected-person.repository.ts';
import { currentRulePacks } from './read-rule-packs.ts';

/** The age from which nobody is a minor, in football's rules as in civil law. */
const adultAge = 18;

/** What an agent asks on a deal: an amount in cents, a percentage, or nothing. */
export interface AskedCommission {
  cents: number | null;
  percent: number | null;
}

/** What a use case states of an act beside whom it concerns. */
type StatedFacts = Pick<
  ActFacts,
  'act' | 'guardianSigns' | 'paidByPlayer' | 'trialConditions' | 'trialWeeks' | 'trialsThisYear'
>;

/** An act on a player as a use case knows it. */
export interface ProtectedAct extends StatedFacts {
  playerId: number;
  /** The agent who acts; null: nobody, or the agent whose portfolio the record is in. */
  agentId: number | null;
  /** The clubs that the act goes to. */
  teamIds?: readonly number[];
  commission?: AskedCommission;
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
  const { playerId, agentId, teamIds = [] } = asked;
  const concerned = await findConcerned(db, { playerId, agentId, teamIds });
  if (!concerned) return null;
  // A club, a coach or the player proposes without an agent: only what an agent asks is judged.
  const act = asked.act === 'proposal' && concerned.agent_id === null ? 'offer' : asked.act;
  if (concerned.born_date === null) {
    const isProtected = byAgent(act) || percentOf(asked.commission) > 0;
    return isProtected && !concerned.is_removed ? { rule: 'ageUnknown' } : null;
  }
  return findBlockingRule(await currentRulePacks(db), {
    ...asked,
    act,
    bornDate: concerned.born_date,
    associations: associationsOf(concerned),
    day: asked.day ?? dayOf(clock.now()),
  });
}

/** The rule that forbids an act, from facts that are at hand; null: none does. */
export function findBlockingRule(
  packs: RulePacks,
  {
    act,
    day,
    bornDate,
    associations,
    commission,
    guardianSigns,
    paidByPlayer,
    trialConditions,
    trialWeeks,
    trialsThisYear,
  }: StatedFacts & Pick<ActFacts, 'day' | 'bornDate' | 'associations'> & { commission?: AskedCommission },
): Verdict | null {
  const ofTrial = { paidByPlayer, trialConditions, trialWeeks, trialsThisYear };
  const facts = { act, day, bornDate, associations, guardianSigns, ...ofTrial };
  const found = checkAct(packs, { ...facts, commissionPercent: percentOf(commission) });
  const isMinor = bornDate !== undefined && ageOn(bornDate, day) < adultAge;
  // How long an adult's trial lasts is no protection of minors: the trial itself warns of it.
  const isProtecting = (rule: Verdict['rule']) => isMinorRule(rule) && (isMinor || rule !== 'trialLength');
  const blocking = found.filter(({ rule, verdict }) => verdict === 'block' && isProtecting(rule));
  // An agent who may not act at all hears of that; whoever else asks for a commission, of the commission.
  const first = byAgent(act) ? undefined : blocking.find(isAboutFee);
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

/**
 * Associations of everybody concerned: the strictest counts. Without a registration the country of residence stands for
 * it.
 */
export function associationsOf({
  registered_association,
  country,
  agent_country,
  team_countries,
}: Omit<ConcernedRow, 'born_date' | 'is_removed' | 'agent_id' | 'contract_end'>): string[] {
  const ofPlayer = registered_association ? [registered_association] : ofCountry(country);
  const ofOthers = [agent_country, ...team_countries].flatMap(ofCountry);
  return [...new Set([...ofPlayer, ...ofOthers])];
}

function ofCountry(country: string | null): readonly string[] {
  return country === null ? [] : associationsOfCountry(country);
}

function isAboutFee({ rule }: Verdict): boolean {
  return rule === 'feeOnMinors';
}

function refusalOf(said: SaidRule, path: readonly (string | number)[] | undefined): AppError {
  const params = { ...said };
  const fields = path ? [{ path, code: 'minorProtected' as const, params }] : [];
  return new AppError('MINOR_PROTECTED', { params, fields });
}
