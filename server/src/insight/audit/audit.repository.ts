import type { EventType } from '@trattativa/contract/events';
import type { DealKind } from '@trattativa/contract/insight/audit/audit';
import type { ProfileType } from '@trattativa/domain/identity/profile-types';
import { type RawBuilder, sql } from 'kysely';
import type { Columns, Queryable } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import { auditedDeal } from './audited-deal.ts';

export interface AuditRow extends Columns<'deal_audit', 'id' | 'deal_id' | 'type' | 'at' | 'actor_id'> {
  deal_kind: DealKind;
  facts: Record<string, string | number>;
  /** Name of the account that acted; null when there is none. An erased account is shown by its number. */
  actor_name: string | null;
  actor_profile: ProfileType | null;
  actor_is_staff: boolean;
}

const columns = sql.raw(`d.id, d.deal_kind, d.deal_id, d.type, d.at, d.facts, d.actor_id,
  trim(a.name || ' ' || a.surname) as actor_name, a.profile as actor_profile, coalesce(a.is_staff, false) as actor_is_staff`);
const source = sql.raw('deal_audit d left join accounts a on a.id = d.actor_id');

const maxOfOne = 500;

/** The audit of one deal, oldest first; of a longer one the last 500 entries. */
export async function listDealAudit(db: Queryable, kind: DealKind, dealId: number): Promise<AuditRow[]> {
  const found = await sql<AuditRow>`
    select * from (
      select ${columns} from ${source} where d.deal_kind = ${kind} and d.deal_id = ${dealId}
      order by d.id desc limit ${maxOfOne}) last order by id`.execute(db);
  return found.rows;
}

export interface AuditFilter {
  kind?: DealKind;
  dealId?: number;
  text?: string;
  /** First and last day, both included. */
  from?: string;
  to?: string;
}

/** A page of the whole audit, latest first. */
export async function listAudit(
  db: Queryable,
  filter: AuditFilter,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: AuditRow[]; nextCursor: string | null; total: number }> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (filter.kind) conditions.push(sql`d.deal_kind = ${filter.kind}`);
  if (filter.dealId !== undefined) conditions.push(sql`d.deal_id = ${filter.dealId}`);
  if (filter.from) conditions.push(sql`d.at >= ${filter.from}::date`);
  if (filter.to) conditions.push(sql`d.at < ${filter.to}::date + 1`);
  if (filter.text) {
    const pattern = containing(filter.text);
    conditions.push(sql`fold_text(a.name || ' ' || a.surname) like fold_text(${pattern})`);
  }
  const where = sql.join(conditions, sql` and `);
  const after = page.after
    ? sql` and (d.at, d.id) < (${page.after.key}::timestamptz, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<AuditRow & { sort_key: string }>`
      select ${columns}, d.at::text as sort_key from ${source} where ${where}${after}
      order by d.at desc, d.id desc limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from ${source} where ${where} limit ${maxCounted}) c`.execute(
      db,
    ),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** The audit entry of a deal's event, stored with the event; null for an event about anything else. */
export function auditLine(type: EventType, data: object): RawBuilder<unknown> | null {
  const deal = auditedDeal(type, data);
  return (
    deal &&
    sql`
      insert into deal_audit (deal_kind, deal_id, type, actor_id, facts, at)
      select ${deal.kind}, ${deal.id}, type, actor_id, ${JSON.stringify(deal.facts)}::jsonb, occurred_at from recorded`
  );
}
