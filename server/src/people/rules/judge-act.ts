import type { ActFacts } from '@trattativa/domain/people/rules/act-facts';
import { checkAct, type Verdict } from '@trattativa/domain/people/rules/check-act';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { associationsOf } from './protect-minors.ts';
import { findConcerned } from './protected-person.repository.ts';

/** An act on a player as a form knows it, before it is done. */
interface IntendedAct {
  act: 'proposal' | 'offer';
  playerId: number;
  /** Null: nobody, or the agent whose portfolio the record is in. */
  agentId: number | null;
  teamIds: readonly number[];
  day: string;
  /** What the form states beside what is on file. */
  stated: Pick<ActFacts, 'commissionPercent' | 'clubInformed' | 'months'>;
}

/**
 * What the rules say to an act on a player that is still being written, the strictest first, without those that it keeps.
 * For advice in forms: the act itself is judged again, and in its transaction, by `assertMinorProtected`.
 */
export async function judgeActOnPlayer(
  { rules }: Pick<Services, 'rules'>,
  db: Queryable,
  { act, playerId, agentId, teamIds, day, stated }: IntendedAct,
): Promise<readonly Verdict[]> {
  const concerned = await findConcerned(db, { playerId, agentId, teamIds });
  if (!concerned) return [];
  const found = checkAct(rules.current.rules, {
    // A club, a coach or the player proposes without an agent: nothing is said of agents.
    act: act === 'proposal' && concerned.agent_id === null ? 'offer' : act,
    day,
    bornDate: concerned.born_date ?? undefined,
    associations: associationsOf(concerned),
    // Unknown is not free: a contract without a stated end says nothing.
    contractEnds: concerned.contract_end ?? undefined,
    ...stated,
  });
  return found.filter(({ verdict }) => verdict !== 'pass');
}

/** Any commission, where its part of the yearly pay is not known. */
const someCommission = 0.01;

/** A commission in percent of the yearly pay, as the rules count it; undefined where none is asked. */
export function yearlyPercentOf(asked: {
  commissionAmount?: number | null | undefined;
  commissionPercent?: number | null | undefined;
  isOfYearlyPay: boolean;
}): number | undefined {
  const { commissionAmount, commissionPercent, isOfYearlyPay } = asked;
  if ((commissionAmount ?? 0) > 0) return someCommission;
  if (commissionPercent == null || commissionPercent === 0) return undefined;
  return isOfYearlyPay ? commissionPercent : someCommission;
}
