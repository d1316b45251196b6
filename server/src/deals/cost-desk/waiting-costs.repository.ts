import { sql } from 'kysely';
import type { Columns, Queryable } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import { sqlOffer, sqlOpenNegotiations } from '../sql-names.ts';

export interface WaitingCostRow extends Columns<'proposals', 'id' | 'price_cents' | 'created_at'> {
  person: string;
  proposer_name: string;
  proposer_society: string;
  /** Open negotiations, in id order. */
  deals: { id: number; team_name: string }[];
  /** The highest monthly pay of an accepted offer. */
  salary_cents: number | null;
}

/** Above the most of the tariff, open, and not the figure to which staff agreed last. */
const waits = (maxCents: number) => sql`
  r.price_cents > ${maxCents}
  and exists (select from negotiations n where n.proposal_id = r.id and n.status in (${sqlOpenNegotiations}))
  and r.price_cents is distinct from (
    select d.cost_cents from cost_decisions d where d.proposal_id = r.id order by d.id desc limit 1)`;

/** A page of the proposals whose cost waits for staff, oldest first. */
export async function listWaitingCosts(
  db: Queryable,
  maxCents: number,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: WaitingCostRow[]; nextCursor: string | null; total: number }> {
  const after = page.after
    ? sql` and (r.created_at, r.id) > (${page.after.key}::timestamptz, ${page.after.id})`
    : sql``;
  const found = await sql<WaitingCostRow & { sort_key: string }>`
    select r.id, r.price_cents, r.created_at, r.created_at::text as sort_key,
      trim(coalesce(p.name || ' ' || p.surname,
        coalesce(ca.name, c.name) || ' ' || coalesce(ca.surname, c.surname), '')) as person,
      trim(a.name || ' ' || a.surname) as proposer_name, coalesce(g.society, pt.name, '') as proposer_society,
      coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'team_name', t.name) order by n.id)
        from negotiations n join teams t on t.id = n.team_id
        where n.proposal_id = r.id and n.status in (${sqlOpenNegotiations})), '[]') as deals,
      (select max(o.salary_cents) from offers o join negotiations n on n.id = o.negotiation_id
        where n.proposal_id = r.id and o.status = ${sqlOffer.accepted}) as salary_cents
    from proposals r join accounts a on a.id = r.proposer_account_id
    left join agents g on g.id = r.agent_id left join teams pt on pt.id = r.proposer_team_id
    left join players p on p.id = r.player_id left join coaching_staff c on c.id = r.coaching_staff_id
    left join accounts ca on ca.id = c.account_id
    where ${waits(maxCents)}${after} order by r.created_at, r.id limit ${page.limit + 1}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from proposals r where ${waits(maxCents)} limit ${maxCounted}) as counted`.execute(db);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** The proposal of a negotiation, if its cost waits for staff; `isFirst`: of the negotiations that began with it. Null: it waits for nobody. */
export async function findWaitingCost(
  db: Queryable,
  maxCents: number,
  negotiationId: number,
): Promise<{ proposalId: number; isFirst: boolean } | null> {
  const found = await sql<{ id: number; is_first: boolean }>`
    select r.id, m.id = (select min(n.id) from negotiations n where n.proposal_id = r.id) as is_first
    from negotiations m join proposals r on r.id = m.proposal_id
    where m.id = ${negotiationId} and ${waits(maxCents)}`.execute(db);
  const [row] = found.rows;
  return row ? { proposalId: row.id, isFirst: row.is_first } : null;
}
