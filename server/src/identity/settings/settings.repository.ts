import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, pageOf } from '../../platform/paging.ts';

export interface SettingsRow
  extends Columns<'platform_settings', 'version' | 'reason' | 'changed_at' | 'changed_by'> {
  settings: unknown;
  /** Null for the first start, and for an erased account. */
  changed_by_name: string | null;
}

const columns = sql.raw(`s.version, s.settings, s.reason, s.changed_at, s.changed_by,
  nullif(trim(a.name || ' ' || a.surname), '') as changed_by_name`);
const source = sql.raw('platform_settings s left join accounts a on a.id = s.changed_by');

/** The version in force, with the instant from which on incomplete profiles have had as many days as now. */
export async function findSettings(
  db: Queryable,
): Promise<(SettingsRow & { incomplete_days_since: Date }) | null> {
  const found = await sql<SettingsRow & { incomplete_days_since: Date }>`
    select ${columns}, coalesce((
      select min(same.changed_at) from platform_settings same where same.version > coalesce((
        select max(other.version) from platform_settings other
        where other.settings #> '{profiles,incompleteDays}' is distinct from s.settings #> '{profiles,incompleteDays}'), 0)
    ), s.changed_at) as incomplete_days_since
    from ${source} order by s.version desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/** A page of versions, the latest first, each with the settings of the version before it. */
export async function listSettingsVersions(
  db: Queryable,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: (SettingsRow & { before: unknown })[]; nextCursor: string | null }> {
  const found = await sql<SettingsRow & { before: unknown }>`
    select ${columns}, b.settings as before from ${source}
    left join platform_settings b on b.version = s.version - 1
    where s.version < ${page.after?.id ?? null} or ${page.after?.id ?? null}::int is null
    order by s.version desc limit ${page.limit + 1}`.execute(db);
  return pageOf(found.rows, page.limit, (last) => cursorOf('', last.version));
}

/** Adds a version. False when it exists: somebody else was first. */
export async function insertSettings(
  tx: Transaction,
  added: { version: number; settings: object; changedBy: number | null; reason: string; at: Date },
): Promise<boolean> {
  const inserted = await sql`
    insert into platform_settings (version, settings, changed_by, reason, changed_at)
    values (${added.version}, ${JSON.stringify(added.settings)}::jsonb, ${added.changedBy}, ${added.reason}, ${added.at})
    on conflict (version) do nothing returning version`.execute(tx);
  return inserted.rows.length > 0;
}
