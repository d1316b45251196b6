import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';

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
