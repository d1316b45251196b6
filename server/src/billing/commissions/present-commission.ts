import type { Commission, InstalmentItem } from '@trattativa/contract/billing/commissions/commission';
import { stateOfInstalment } from '@trattativa/domain/billing/commissions';
import type { Queryable } from '../../platform/database/database.ts';
import { type CommissionRow, type InstalmentRow, isPaid, type KeptPlan, type StepRow } from './commission.ts';
import { abilitiesOf, actsOf, type CommissionSide } from './commissions.policy.ts';
import { listInstalmentsOf, listSteps } from './commissions.repository.ts';

const euros = (cents: number) => cents / 100;
const someEuros = (cents: number | null) => (cents === null ? null : cents / 100);

/** A commission on its own page, for a side that has been let in. `today` is `YYYY-MM-DD`. */
export async function readCommission(
  db: Queryable,
  commission: CommissionRow,
  side: CommissionSide,
  today: string,
): Promise<Commission> {
  const instalments = await listInstalmentsOf(db, commission.id);
  const steps = await listSteps(db, commission.id);
  return {
    ...presentFacts(commission),
    signedOn: commission.signed_on,
    source: commission.source,
    percent: commission.percent,
    base: commission.base,
    baseAmount: someEuros(commission.base_cents),
    amount: someEuros(commission.amount_cents),
    vatPercent: commission.vat_percent,
    plan: commission.plan,
    objection: commission.objection,
    earlyEnd: presentEarlyEnd(commission, instalments),
    instalments: instalments.map((instalment) => ({
      id: instalment.id,
      state: stateOf(instalment, today),
      dueOn: instalment.due_on,
      amount: euros(instalment.amount_cents),
      vat: euros(instalment.vat_cents),
      clubPaidOn: instalment.club_paid_on,
      receivedOn: instalment.received_on,
      waivedOn: instalment.lapsed_on === null ? instalment.waived_on : null,
      waiverReason: instalment.lapsed_on === null ? instalment.waiver_reason : null,
      lapsedOn: instalment.lapsed_on,
      can: actsOf(side, instalment),
    })),
    steps: steps.map(presentStep),
    can: abilitiesOf(side, commission),
  };
}

/** What an early end of the contract leaves; null: it concerns no commission like this one. */
export function presentEarlyEnd(
  { ended_on: endedOn, earned_cents: earned }: Pick<CommissionRow, 'ended_on' | 'earned_cents'>,
  instalments: readonly InstalmentRow[],
): Commission['earlyEnd'] {
  if (endedOn === null || earned === null) return null;
  const sum = (of: readonly InstalmentRow[]) => of.reduce((total, one) => total + one.amount_cents, 0);
  const paid = sum(instalments.filter(isPaid));
  return {
    endedOn,
    earned: euros(earned),
    lapsed: euros(sum(instalments.filter(({ lapsed_on }) => lapsed_on !== null))),
    overpaid: euros(Math.max(0, paid - earned)),
  };
}

export type InstalmentOfList = InstalmentRow &
  Pick<
    CommissionRow,
    'negotiation_id' | 'agent_id' | 'team_id' | 'title' | 'answer' | 'version' | 'agent_name' | 'team_name'
  > & { commission_id: number };

/** An instalment as a list shows it; the same to everybody who may see it. */
export function presentInstalment(row: InstalmentOfList, today: string): InstalmentItem {
  return {
    ...presentFacts({ ...row, id: row.commission_id }),
    id: row.id,
    state: stateOf(row, today),
    dueOn: row.due_on,
    amount: euros(row.amount_cents),
    vat: euros(row.vat_cents),
    vatPercent: row.vat_percent,
    clubPaidOn: row.club_paid_on,
    receivedOn: row.received_on,
  };
}

function presentFacts(
  row: Pick<
    CommissionRow,
    | 'id'
    | 'negotiation_id'
    | 'version'
    | 'title'
    | 'agent_id'
    | 'agent_name'
    | 'team_id'
    | 'team_name'
    | 'answer'
  >,
) {
  return {
    commissionId: row.id,
    negotiationId: row.negotiation_id,
    version: row.version,
    title: row.title,
    agent: { id: row.agent_id, name: row.agent_name },
    payer: { id: row.team_id, name: row.team_name },
    answer: row.answer,
  };
}

function stateOf(instalment: InstalmentRow, today: string) {
  const { due_on: dueOn, received_on: receivedOn, waived_on: waivedOn, lapsed_on: lapsedOn } = instalment;
  return stateOfInstalment({ dueOn, receivedOn, waivedOn, lapsedOn }, today);
}

function presentStep(step: StepRow): Commission['steps'][number] {
  return {
    version: step.version,
    at: step.at.toISOString(),
    act: step.act,
    by: step.by_side,
    actorName: step.actor_name,
    dueOn: step.due_on,
    amount: someEuros(step.amount_cents),
    plan: step.plan && presentPlan(step.plan),
  };
}

function presentPlan({ number, amountCents, vatPercent, instalments }: KeptPlan) {
  return {
    number,
    amount: someEuros(amountCents),
    vatPercent,
    instalments: instalments.map(({ dueOn, amountCents: part }) => ({ dueOn, amount: euros(part) })),
  };
}
