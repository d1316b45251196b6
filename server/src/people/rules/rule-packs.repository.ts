import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, pageOf } from '../../platform/paging.ts';

export interface RulePackRow
  extends Columns<
    'rule_pack_versions',
    'pack' | 'version' | 'kinds' | 'reason' | 'changed_at' | 'changed_by'
  > {
  rules: unknown;
  /** Null for an erased account. */
  changed_by_name: string | null;
}

const columns = sql.raw(`v.pack, v.version, v.rules, v.kinds, v.reason, v.changed_at, v.changed_by,
  nullif(trim(a.name || ' ' || a.surname), '') as changed_by_name`);
const source = sql.raw('rule_pack_versions v left join accounts a on a.id = v.changed_by');

/** The latest version of every pack that staff have saved. */
export async function listLatestPacks(db: Queryable): Promise<RulePackRow[]> {
  const found = await sql<RulePackRow>`
    select ${columns} from ${source}
    where v.version = (select max(l.version) from rule_pack_versions l where l.pack = v.pack)
    order by v.pack`.execute(db);
  return found.rows;
}

/** The latest version of a pack; null while staff have saved none. */
export async function findLatestPack(db: Queryable, pack: string): Promise<RulePackRow | null> {
  const found = await sql<RulePackRow>`
    select ${columns} from ${source} where v.pack = ${pack} order by v.version desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/** A page of the versions of a pack, the latest first, each with the rules of the version before it. */
export async function listPackVersions(
  db: Queryable,
  pack: string,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: (RulePackRow & { before: unknown })[]; nextCursor: string | null }> {
  const found = await sql<RulePackRow & { before: unknown }>`
    select ${columns}, b.rules as before from ${source}
    left join rule_pack_versions b on b.pack = v.pack and b.version = v.version - 1
    where v.pack = ${pack} and (v.version < ${page.after?.id ?? null} or ${page.after?.id ?? null}::int is null)
    order by v.version desc limit ${page.limit + 1}`.execute(db);
  return pageOf(found.rows, page.limit, (last) => cursorOf('', last.version));
}

/** The names of the people of the staff who confirmed rules, by their account. */
export async function listConfirmers(
  db: Queryable,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  if (accountIds.length === 0) return new Map();
  const found = await sql<{ id: number; name: string | null }>`
    select a.id, nullif(trim(a.name || ' ' || a.surname), '') as name from accounts a
    where a.id = any(${[...new Set(accountIds)]}::bigint[])`.execute(db);
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}

/** Adds a version of a pack. False when it exists: somebody else was first. */
export async function insertPackVersion(
  tx: Transaction,
  added: {
    pack: string;
    version: number;
    rules: readonly object[];
    kinds: readonly string[];
    changedBy: number;
    reason: string;
    at: Date;
  },
): Promise<boolean> {
  const inserted = await sql`
    insert into rule_pack_versions (pack, version, rules, kinds, changed_by, reason, changed_at)
    values (${added.pack}, ${added.version}, ${JSON.stringify(added.rules)}::jsonb, ${[...added.kinds]},
      ${added.changedBy}, ${added.reason}, ${added.at})
    on conflict (pack, version) do nothing returning version`.execute(tx);
  return inserted.rows.length > 0;
}
