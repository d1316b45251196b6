import type {
  CommissionAct,
  CommissionBase,
  CommissionSource,
  PlanAnswer,
} from '@trattativa/domain/billing/commissions';
import type { Columns } from '../../platform/database/database.ts';

/** A commission with the names of both sides. Money in euro cents. */
export interface CommissionRow
  extends Columns<
    'commissions',
    | 'id'
    | 'negotiation_id'
    | 'agent_id'
    | 'team_id'
    | 'title'
    | 'signed_on'
    | 'percent'
    | 'base_cents'
    | 'amount_cents'
    | 'vat_percent'
    | 'plan'
    | 'objection'
    | 'ended_on'
    | 'earned_cents'
    | 'version'
  > {
  source: CommissionSource;
  base: CommissionBase | null;
  answer: PlanAnswer;
  agent_name: string;
  team_name: string;
}

export type InstalmentRow = Columns<
  'commission_instalments',
  | 'id'
  | 'due_on'
  | 'amount_cents'
  | 'vat_cents'
  | 'vat_percent'
  | 'club_paid_on'
  | 'received_on'
  | 'waived_on'
  | 'waiver_reason'
  | 'lapsed_on'
>;

/** A plan as the history keeps it. */
export interface KeptPlan {
  number: number;
  amountCents: number | null;
  vatPercent: number;
  instalments: { dueOn: string; amountCents: number }[];
}

export interface StepRow extends Columns<'commission_steps', 'version' | 'at' | 'due_on' | 'amount_cents'> {
  act: CommissionAct;
  by_side: 'agent' | 'club' | 'system';
  actor_name: string | null;
  plan: KeptPlan | null;
}

/** Whether something has been said of an instalment, or it fell away: a new plan leaves it as it is. */
export function isSettled(instalment: InstalmentRow): boolean {
  return isPaid(instalment) || instalment.waived_on !== null;
}

/** Whether an instalment is paid, or the club says so. */
export function isPaid({ club_paid_on, received_on }: InstalmentRow): boolean {
  return club_paid_on !== null || received_on !== null;
}

/** The agent states the amount where the deal does not define it, and may change what was stated. */
export function mayStateAmount(commission: Pick<CommissionRow, 'source' | 'amount_cents'>): boolean {
  return commission.source === 'agent' || commission.amount_cents === null;
}
