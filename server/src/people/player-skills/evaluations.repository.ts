import type { EvaluatorRole } from '@trattativa/domain/people/evaluator-roles';
import type { OrgChartRole } from '@trattativa/domain/people/org-chart-roles';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { sqlOrgChartRole } from '../sql-names.ts';

/** 1–10 for each of the forty skills in the order of their numbers; null: not evaluated. */
export type Marks = readonly (number | null)[];

export interface OwnEvaluation {
  evaluator_role: EvaluatorRole;
  marks: Marks;
  evaluated_at: Date;
}

export async function findOwnEvaluation(
  db: Queryable,
  playerId: number,
  accountId: number,
): Promise<OwnEvaluation | null> {
  const found = await sql<OwnEvaluation>`
    select evaluator_role, marks, evaluated_at from player_evaluations
    where player_id = ${playerId} and account_id = ${accountId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Saves the evaluation of an account for a player; a later one replaces the earlier. */
export async function saveOwnEvaluation(
  tx: Transaction,
  evaluation: { playerId: number; accountId: number; role: EvaluatorRole; marks: Marks },
  at: Date,
): Promise<void> {
  await sql`
    insert into player_evaluations (player_id, account_id, evaluator_role, marks, evaluated_at)
    values (${evaluation.playerId}, ${evaluation.accountId}, ${evaluation.role}, ${evaluation.marks}::smallint[], ${at})
    on conflict (player_id, account_id) do update
    set evaluator_role = excluded.evaluator_role, marks = excluded.marks, evaluated_at = excluded.evaluated_at`.execute(
    tx,
  );
}

export async function deleteOwnEvaluation(
  tx: Transaction,
  playerId: number,
  accountId: number,
): Promise<void> {
  await sql`
    delete from player_evaluations where player_id = ${playerId} and account_id = ${accountId}`.execute(tx);
}

/** Copies the evaluations of a record to another one, except by evaluators that it has already. */
export async function copyEvaluations(tx: Transaction, from: number, to: number): Promise<void> {
  await sql`
    insert into player_evaluations (player_id, account_id, evaluator_role, marks, evaluated_at)
    select ${to}, account_id, evaluator_role, marks, evaluated_at from player_evaluations where player_id = ${from}
    on conflict do nothing`.execute(tx);
}

export async function deleteEvaluationsOf(tx: Transaction, playerIds: readonly number[]): Promise<void> {
  await sql`delete from player_evaluations where player_id = any(${[...playerIds]}::bigint[])`.execute(tx);
}

export interface RoleCount {
  role: EvaluatorRole;
  evaluators: number;
}

export interface SkillMean extends RoleCount {
  skill: number;
  /** One decimal. */
  mean: number;
}

export async function countEvaluators(db: Queryable, playerId: number): Promise<RoleCount[]> {
  const found = await sql<RoleCount>`
    select evaluator_role as role, count(*)::int as evaluators from player_evaluations
    where player_id = ${playerId} group by 1`.execute(db);
  return found.rows;
}

export async function listSkillMeans(db: Queryable, playerId: number): Promise<SkillMean[]> {
  const found = await sql<SkillMean>`
    select e.evaluator_role as role, m.skill::int as skill, round(avg(m.mark), 1)::float8 as mean,
           count(*)::int as evaluators
    from player_evaluations e cross join unnest(e.marks) with ordinality as m (mark, skill)
    where e.player_id = ${playerId} and m.mark is not null
    group by 1, 2 order by 1, 2`.execute(db);
  return found.rows;
}

/**
 * A club member's role in its org chart (0–8), found by e-mail; of several the one that evaluates players:
 * sports director, then coach. Null when there is none.
 */
export async function findOrgChartPlace(
  db: Queryable,
  teamId: number,
  accountId: number,
): Promise<OrgChartRole | null> {
  const found = await sql<{ role: OrgChartRole }>`
    select o.role from team_org_chart o join accounts a on a.email = o.email
    where o.team_id = ${teamId} and a.id = ${accountId}
    order by o.role = ${sqlOrgChartRole.sportsDirector} desc, o.role = ${sqlOrgChartRole.coach} desc, o.role limit 1`.execute(
    db,
  );
  return found.rows[0]?.role ?? null;
}
