import type { CommissionAct, PlanAnswer, ReckonedCommission } from '@trattativa/domain/billing/commissions';
import type { LapsingPart } from '@trattativa/domain/billing/earned-commission';
import { percentOf } from '@trattativa/domain/platform/money-shares';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { KeptPlan } from './commission.ts';

export interface NewCommission extends ReckonedCommission {
  negotiationId: number;
  agentId: number;
  teamId: number;
  title: string;
  signedOn: string;
  vatPercent: number;
  at: Date;
}

/** Null: the negotiation has a commission already. */
export async function insertCommission(tx: Transaction, made: NewCommission): Promise<number | null> {
  const inserted = await sql<{ id: number }>`
    insert into commissions (negotiation_id, agent_id, team_id, title, signed_on, source, percent, base, base_cents,
      amount_cents, vat_percent, created_at, changed_at)
    values (${made.negotiationId}, ${made.agentId}, ${made.teamId}, ${made.title}, ${made.signedOn}::date, ${made.source},
      ${made.percent}, ${made.base}, ${made.baseCents}, ${made.amountCents}, ${made.vatPercent}, ${made.at}, ${made.at})
    on conflict (negotiation_id) do nothing returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}

/** Moves a commission that is still at the version seen, and locks it. False: somebody else was first. */
export async function advanceCommission(
  tx: Transaction,
  seen: { id: number; version: number },
  at: Date,
): Promise<boolean> {
  const updated = await sql`
    update commissions set version = version + 1, changed_at = ${at}
    where id = ${seen.id} and version = ${seen.version} returning id`.execute(tx);
  return updated.rows.length > 0;
}

export async function writeAnswer(
  tx: Transaction,
  id: number,
  answer: PlanAnswer,
  objection: string | null,
): Promise<void> {
  await sql`update commissions set answer = ${answer}, objection = ${objection} where id = ${id}`.execute(tx);
}

/** Makes a plan the one in force; the club's answer to it is awaited. A stated amount is the agent's. */
export async function writePlan(
  tx: Transaction,
  id: number,
  plan: { number: number; vatPercent: number; statedCents: number | null },
): Promise<void> {
  await sql`
    update commissions set plan = ${plan.number}, vat_percent = ${plan.vatPercent}, answer = 'awaited', objection = null,
      amount_cents = coalesce(${plan.statedCents}::bigint, amount_cents),
      source = case when ${plan.statedCents}::bigint is null then source else 'agent' end
    where id = ${id}`.execute(tx);
}

/** Replaces the instalments that nothing has been said of. */
export async function replaceOpenInstalments(
  tx: Transaction,
  commissionId: number,
  vatPercent: number,
  instalments: readonly { dueOn: string; amountCents: number }[],
): Promise<void> {
  await sql`
    delete from commission_instalments where commission_id = ${commissionId} and club_paid_on is null
      and received_on is null and waived_on is null`.execute(tx);
  for (const { dueOn, amountCents } of instalments) {
    await sql`
      insert into commission_instalments (commission_id, due_on, amount_cents, vat_cents, vat_percent)
      values (${commissionId}, ${dueOn}::date, ${amountCents}, ${percentOf(amountCents, vatPercent)}, ${vatPercent})`.execute(
      tx,
    );
  }
}

/** Writes what a side says of an instalment; a day sets it, null takes it back. */
export async function writeMark(
  tx: Transaction,
  instalmentId: number,
  side: 'agent' | 'club',
  on: string | null,
): Promise<void> {
  const column = sql.ref(side === 'agent' ? 'received_on' : 'club_paid_on');
  await sql`update commission_instalments set ${column} = ${on}::date where id = ${instalmentId}`.execute(tx);
}

export async function writeWaiver(
  tx: Transaction,
  instalmentId: number,
  on: string,
  reason: string,
): Promise<void> {
  await sql`
    update commission_instalments set waived_on = ${on}::date, waiver_reason = ${reason}
    where id = ${instalmentId}`.execute(tx);
}

/** Writes that an early end left so much of a commission. */
export async function writeEarlyEnd(
  tx: Transaction,
  id: number,
  { endedOn, earnedCents }: { endedOn: string; earnedCents: number },
): Promise<void> {
  await sql`update commissions set ended_on = ${endedOn}::date, earned_cents = ${earnedCents} where id = ${id}`.execute(
    tx,
  );
}

/** Lets a part of an instalment fall away: the instalment keeps the rest, or falls away as a whole. */
export async function writeLapse(
  tx: Transaction,
  { id, keptCents, lapsedCents }: LapsingPart,
  { endedOn, on }: { endedOn: string; on: string },
): Promise<void> {
  if (keptCents === 0) {
    await sql`
      update commission_instalments set lapsed_on = ${endedOn}::date, waived_on = ${on}::date, waiver_reason = '–'
      where id = ${id}`.execute(tx);
    return;
  }
  const cut = await sql<{ commission_id: number; due_on: string; vat_percent: number }>`
    update commission_instalments
    set amount_cents = ${keptCents}, vat_cents = (${keptCents}::bigint * vat_percent + 50) / 100
    where id = ${id} returning commission_id, due_on, vat_percent`.execute(tx);
  for (const { commission_id, due_on, vat_percent } of cut.rows)
    await sql`
      insert into commission_instalments (commission_id, due_on, amount_cents, vat_cents, vat_percent, lapsed_on, waived_on,
        waiver_reason)
      values (${commission_id}, ${due_on}::date, ${lapsedCents}, ${percentOf(lapsedCents, vat_percent)}, ${vat_percent},
        ${endedOn}::date, ${on}::date, '–')`.execute(tx);
}

export interface NewStep {
  commissionId: number;
  version: number;
  act: CommissionAct;
  side: 'agent' | 'club' | 'system';
  actorId: number | null;
  at: Date;
  plan?: KeptPlan;
  instalment?: { dueOn: string; amountCents: number };
}

export async function insertStep(tx: Transaction, step: NewStep): Promise<void> {
  await sql`
    insert into commission_steps (commission_id, version, at, act, by_side, actor_id, plan, due_on, amount_cents)
    values (${step.commissionId}, ${step.version}, ${step.at}, ${step.act}, ${step.side}, ${step.actorId},
      ${step.plan ? JSON.stringify(step.plan) : null}::jsonb, ${step.instalment?.dueOn ?? null}::date,
      ${step.instalment?.amountCents ?? null})`.execute(tx);
}

/**
 * Claims the instalments that have become late and that neither side was told of, at most `limit`; answers their
 * commissions, each once. What the club says it paid is left to the agent's word.
 */
export async function claimLate(tx: Transaction, today: string, at: Date, limit: number): Promise<number[]> {
  const claimed = await sql<{ commission_id: number }>`
    update commission_instalments set late_notified_at = ${at} where id in (
      select id from commission_instalments
      where due_on < ${today}::date and received_on is null and waived_on is null and late_notified_at is null
        and club_paid_on is null
      order by id limit ${limit} for update skip locked)
    returning commission_id`.execute(tx);
  return [...new Set(claimed.rows.map((row) => row.commission_id))].sort((one, other) => one - other);
}

/** An erased player's name becomes a number; what an erased agent or club member wrote goes. */
export async function eraseCommissions(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    update commissions c set title = '#' || coalesce(n.player_id, n.coaching_staff_id) from negotiations n
    where n.id = c.negotiation_id and (n.player_id in (select id from players where account_id = ${accountId})
      or n.coaching_staff_id in (select id from coaching_staff where account_id = ${accountId}))`.execute(tx);
  await sql`
    update commissions c set objection = '–' where objection is not null and exists (
      select from commission_steps s where s.commission_id = c.id and s.act = 'objected' and s.actor_id = ${accountId})`.execute(
    tx,
  );
  await sql`
    update commission_instalments i set waiver_reason = '–' where waiver_reason is not null and exists (
      select from commission_steps s where s.commission_id = i.commission_id and s.act = 'waived'
        and s.actor_id = ${accountId})`.execute(tx);
}
