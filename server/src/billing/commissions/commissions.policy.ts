import type { Commission } from '@trattativa/contract/billing/commissions/commission';
import { actsOnInstalment, type CommissionAct } from '@trattativa/domain/billing/commissions';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { type CommissionRow, type InstalmentRow, mayStateAmount } from './commission.ts';

type Parties = Pick<CommissionRow, 'agent_id' | 'team_id'>;

export type CommissionSide = 'agent' | 'club' | 'staff';

/**
 * How the actor stands to a commission: the agent it belongs to, the club that pays it, or staff, who read. Null for
 * everybody else, the signed person included: the commission does not exist for them.
 */
export function sideOf(actor: Actor, commission: Parties): CommissionSide | null {
  if (isStaff(actor)) return 'staff';
  if (actor.agentId !== null && actor.agentId === commission.agent_id) return 'agent';
  if (actor.teamId !== null && actor.teamId === commission.team_id) return 'club';
  return null;
}

/** What a side may do with the plan. */
export function abilitiesOf(
  side: CommissionSide,
  commission: Pick<CommissionRow, 'answer' | 'source' | 'amount_cents'>,
): Commission['can'] {
  const plan = side === 'agent';
  return {
    plan,
    stateAmount: plan && mayStateAmount(commission),
    answer: side === 'club' && commission.amount_cents !== null && commission.answer !== 'confirmed',
  };
}

/** What a side may do with an instalment now. */
export function actsOf(side: CommissionSide, instalment: InstalmentRow): CommissionAct[] {
  if (side === 'staff') return [];
  return [
    ...actsOnInstalment(side, {
      clubPaidOn: instalment.club_paid_on,
      receivedOn: instalment.received_on,
      waivedOn: instalment.waived_on,
    }),
  ];
}
