import type { OfferStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import { coachSides } from '../coach-sides/coach-sides.repository.ts';
import type { OfferRow } from './offer.ts';
import { offersJoined, offerWaitsOn, readOffers } from './offers.repository.ts';

/** The person whose offers are selected; `staff` selects all. */
export interface Whose {
  staff: boolean;
  accountId: number;
  agentId: number | null;
  teamId: number | null;
  coachingStaffId: number | null;
  /** A linked player who is an adult on this day can answer; a minor is a reader. */
  today: string;
}

export interface OfferFilter {
  statuses: readonly OfferStatus[] | undefined;
  text: string | undefined;
  playerId: number | undefined;
  coachingStaffId: number | undefined;
  teamId: number | undefined;
  negotiationId: number | undefined;
  level: number | undefined;
  salaryFromCents: number | undefined;
  myTurn: boolean | undefined;
}

export interface OfferOrder {
  by: 'changed' | 'created' | 'salary';
  ascending: boolean;
}

const sortKeys = {
  changed: { column: sql.raw('o.changed_at'), type: sql.raw('timestamptz') },
  created: { column: sql.raw('o.created_at'), type: sql.raw('timestamptz') },
  salary: { column: sql.raw('o.salary_cents'), type: sql.raw('bigint') },
} as const;

/** A page of offers in this order, with the total (exact up to 10,000). */
export async function listOfferRows(
  db: Queryable,
  whose: Whose,
  filter: OfferFilter,
  order: OfferOrder,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: OfferRow[]; nextCursor: string | null; total: number }> {
  const where = sql.join([partyTo(whose), ...conditions(whose, filter)], sql` and `);
  const { column, type } = sortKeys[order.by];
  const way = sql.raw(order.ascending ? 'asc' : 'desc');
  const beyond = sql.raw(order.ascending ? '>' : '<');
  const after = page.after
    ? sql` and (${column}, o.id) ${beyond} (${page.after.key}::${type}, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    // First the ids, then their details: planning a single statement takes longer than running both.
    sql<{ id: number; sort_key: string }>`
      select o.id, ${column}::text as sort_key from ${offersJoined}
      where ${where}${after} order by ${column} ${way}, o.id ${way} limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (
        select 1 from ${filter.text || filter.level !== undefined ? offersJoined : sql.raw('offers o')}
        where ${where} limit ${maxCounted}) as counted`.execute(db),
  ]);
  const { rows, nextCursor } = pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id));
  const ids = rows.map(({ id }) => id);
  return {
    rows: await readOffers(db, ids),
    nextCursor,
    total: counted.rows[0]?.total ?? 0,
  };
}

/**
 * A condition for the offers that somebody may see by `sideOf`, as one array of ids that indexes can answer (see
 * `partyTo` of negotiations).
 */
export function partyTo(whose: Whose): RawBuilder<unknown> {
  if (whose.staff) return sql`true`;
  const sets = ofRecipient(whose);
  if (whose.teamId !== null) sets.push(sql`select m.id from offers m where m.team_id = ${whose.teamId}`);
  return sql`o.id = any(array(${sql.join(sets, sql` union all `)}))`;
}

/** The offers that these people can answer or read. */
function ofRecipient(whose: Whose): RawBuilder<unknown>[] {
  const of = (players: RawBuilder<unknown>) =>
    sql`select m.id from offers m join players q on q.id = m.player_id where ${players}`;
  const sets = [
    of(sql`q.account_id = ${whose.accountId}`),
    sql`select s.offer_id from (${coachSides}) s where s.account_id = ${whose.accountId}`,
  ];
  if (whose.agentId !== null) sets.push(of(sql`q.agent_id = ${whose.agentId}`));
  if (whose.teamId !== null) sets.push(of(sql`q.team_id = ${whose.teamId}`));
  if (whose.coachingStaffId !== null) sets.push(of(sql`q.coaching_staff_id = ${whose.coachingStaffId}`));
  return sets;
}

function conditions(whose: Whose, filter: OfferFilter): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [];
  if (filter.statuses?.length) all.push(sql`o.status = any(${[...filter.statuses]})`);
  if (filter.playerId !== undefined) all.push(sql`o.player_id = ${filter.playerId}`);
  if (filter.coachingStaffId !== undefined) all.push(sql`o.coaching_staff_id = ${filter.coachingStaffId}`);
  if (filter.teamId !== undefined) all.push(sql`o.team_id = ${filter.teamId}`);
  if (filter.negotiationId !== undefined) all.push(sql`o.negotiation_id = ${filter.negotiationId}`);
  if (filter.level !== undefined) all.push(sql`r.level = ${filter.level}`);
  if (filter.salaryFromCents !== undefined) all.push(sql`o.salary_cents >= ${filter.salaryFromCents}`);
  if (filter.text) {
    const pattern = containing(filter.text);
    all.push(sql`fold_text(concat_ws(' ', p.name, p.surname, coalesce(ca.name, c.name), coalesce(ca.surname, c.surname), t.name))
      like fold_text(${pattern})`);
  }
  if (filter.myTurn) all.push(isTurnOf(whose));
  return all;
}

/** A condition: it is these people's turn; for staff, either side's turn. A reader (a linked minor, an agent who proposes a coach) never has one. */
function isTurnOf(whose: Whose): RawBuilder<unknown> {
  if (whose.staff) return sql`(${offerWaitsOn.club} or ${offerWaitsOn.recipient})`;
  const adultSince = yearsBefore(whose.today, ageOfMajority);
  const recipients = sql`(${offerWaitsOn.recipient} and o.id not in (
    select m.id from offers m join players q on q.id = m.player_id
    where q.account_id = ${whose.accountId} and q.profile <> ${profileType.player}
      and (q.born_date is null or q.born_date > ${adultSince}::date)
    union all select s.offer_id from (${coachSides}) s where s.account_id = ${whose.accountId} and not s.answers))`;
  if (whose.teamId === null) return recipients;
  return sql`case when o.team_id = ${whose.teamId} then ${offerWaitsOn.club} else ${recipients} end`;
}
