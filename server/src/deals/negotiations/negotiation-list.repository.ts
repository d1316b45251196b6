import type { negotiationSorts } from '@trattativa/contract/deals/negotiations/endpoints';
import type { DealStage } from '@trattativa/domain/deals/deal-stages';
import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { NegotiationTurn } from '@trattativa/domain/deals/negotiation-transitions';
import type { CoachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import type { NegotiationRow } from './negotiation.ts';
import { partyTo, sideIn, type Whose, waitsOn } from './negotiation-parties.repository.ts';
import { negotiationSource, readNegotiations } from './negotiations.repository.ts';
import { isTurnInDeal, stageIs } from './report/deal-stages.repository.ts';

export interface NegotiationFilter {
  statuses?: readonly NegotiationStatus[];
  text?: string;
  playerId?: number;
  coachingStaffId?: number;
  teamId?: number;
  proposalId?: number;
  myTurn?: boolean;
  turn?: NegotiationTurn;
  stage?: DealStage;
  level?: number;
  role?: PlayerRole;
  staffRole?: CoachingStaffRole;
  country?: string;
  confirmed?: true;
  /** First and last day of the proposal, both included. */
  from?: string;
  to?: string;
}

export type NegotiationSort = (typeof negotiationSorts)[number];

interface SortRule {
  key: RawBuilder<unknown>;
  /** The type that a cursor's key is cast to. */
  type: RawBuilder<unknown>;
}

/**
 * The sort expressions. Never null, so that rows compare; a price that the reader may not see sorts as a
 * constant.
 */
function sortOf(sort: NegotiationSort, whose: Whose): SortRule {
  const instant = sql`timestamptz`;
  switch (sort) {
    case 'changed':
      return { key: sql`n.changed_at`, type: instant };
    case 'created':
      return { key: sql`n.created_at`, type: instant };
    case 'waiting':
      return { key: sql`n.waiting_since`, type: instant };
    case 'price':
      return { key: sql`(case when ${sideIn(whose)} then r.price_cents else 0 end)`, type: sql`bigint` };
    case 'name':
      return { key: surnameFirst, type: sql`text` };
    case 'club':
      return { key: sql`fold_text(t.name)`, type: sql`text` };
    case 'status':
      return { key: sql`n.status`, type: sql`smallint` };
    case 'deal':
      // The caller's turn weighs more than any instant.
      return {
        key: sql`(case when ${isTurnInDeal(whose)} then 100000000000 else 0 end + extract(epoch from n.changed_at))`,
        type: sql`numeric`,
      };
  }
}

const surnameFirst = sql`fold_text(coalesce(
  p.surname || ' ' || p.name, coalesce(ca.surname, c.surname) || ' ' || coalesce(ca.name, c.name)))`;

/** A page of negotiations by filter and sort, with the total (exact up to 10,000). */
export async function listNegotiationRows(
  db: Queryable,
  whose: Whose,
  filter: NegotiationFilter,
  order: { sort: NegotiationSort; descending: boolean },
  page: { limit: number; after: Cursor | null },
  at: Date,
): Promise<{ rows: NegotiationRow[]; nextCursor: string | null; total: number }> {
  const where = sql.join(
    [
      partyTo(whose),
      ...conditionsOf(whose, filter),
      ...(filter.stage ? [stageIs(whose, filter.stage, at)] : []),
    ],
    sql` and `,
  );
  const { key, type } = sortOf(order.sort, whose);
  const direction = order.descending ? sql`desc` : sql`asc`;
  const after = page.after
    ? sql` and (${key}, n.id) ${order.descending ? sql`<` : sql`>`} (${page.after.key}::${type}, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    // First the ids, then their details: planning a single statement takes longer than running both.
    sql<{ id: number; sort_key: string }>`
      select n.id, (${key})::text as sort_key from ${negotiationSource}
      where ${where}${after} order by ${key} ${direction}, n.id ${direction} limit ${page.limit + 1}`.execute(
      db,
    ),
    sql<{ total: number }>`
      select count(*) as total
      from (select 1 from ${negotiationSource} where ${where} limit ${maxCounted}) as counted`.execute(db),
  ]);
  const { rows, nextCursor } = pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id));
  const ids = rows.map(({ id }) => id);
  return {
    rows: await readNegotiations(db, ids),
    nextCursor,
    total: counted.rows[0]?.total ?? 0,
  };
}

/** The filters as conditions on the tables of `negotiationSource`. */
export function conditionsOf(whose: Whose, filter: NegotiationFilter): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [];
  if (filter.statuses?.length) all.push(sql`n.status = any(${[...filter.statuses]})`);
  if (filter.playerId !== undefined) all.push(sql`n.player_id = ${filter.playerId}`);
  if (filter.coachingStaffId !== undefined) all.push(sql`n.coaching_staff_id = ${filter.coachingStaffId}`);
  if (filter.teamId !== undefined) all.push(sql`n.team_id = ${filter.teamId}`);
  if (filter.proposalId !== undefined) all.push(sql`n.proposal_id = ${filter.proposalId}`);
  if (filter.level !== undefined) all.push(sql`r.level = ${filter.level}`);
  if (filter.role !== undefined) all.push(sql`p.principal_role = ${filter.role}`);
  if (filter.staffRole !== undefined) all.push(sql`c.role = ${filter.staffRole}`);
  if (filter.country !== undefined) all.push(sql`t.country = ${filter.country}`);
  if (filter.from !== undefined) all.push(sql`n.created_at >= ${filter.from}::date`);
  if (filter.to !== undefined) all.push(sql`n.created_at < ${filter.to}::date + 1`);
  if (filter.confirmed) all.push(sql`coalesce(r.consent not in ('waits', 'refused'), true)`);
  if (filter.text) {
    const pattern = containing(filter.text);
    all.push(sql`fold_text(coalesce(p.name || ' ' || p.surname,
        coalesce(ca.name, c.name) || ' ' || coalesce(ca.surname, c.surname))
      || ' ' || t.name || ' ' || a.name || ' ' || a.surname) like fold_text(${pattern})`);
  }
  // An open offer decides whose turn it is, on the board, in the table and in what waits on the first page.
  if (filter.myTurn) all.push(isTurnInDeal(whose));
  if (filter.turn) all.push(waitsOn[filter.turn]);
  return all;
}
