import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { dataExport, type ExportedParts, type ExportSubject, exportParts } from '../../data-export.ts';

/** The parts of the copy of one's data about the account. */
export const exportedIdentity: ExportedParts<
  'account' | 'mailSwitchedOff' | 'bellSwitchedOff' | 'digest' | 'sessions'
> = {
  account: ({ accountId }) =>
    sql`select to_jsonb(a) - 'password_hash' - 'partner_id' as row from accounts a where id = ${accountId}`,
  mailSwitchedOff: ({ accountId }) =>
    sql`select to_jsonb(m.kind) as row from mail_switches m where account_id = ${accountId}`,
  bellSwitchedOff: ({ accountId }) =>
    sql`select to_jsonb(b.kind) as row from bell_switches b where account_id = ${accountId}`,
  digest: ({ accountId }) =>
    sql`select to_jsonb(d) - 'account_id' as row from digests d where account_id = ${accountId}`,
  sessions: ({ accountId }) => sql`
      select jsonb_build_object('createdAt', created_at, 'lastUsedAt', last_used_at, 'endedAt', ended_at,
                                'userAgent', user_agent) as row
      from sessions where account_id = ${accountId} order by created_at`,
};

const rowsAtOnce = 500;

/**
 * Passes the data on part by part in batches: no part is in memory as a whole, and all come from one database
 * snapshot. An empty part is passed on once, empty.
 */
export async function readEverythingAbout(
  db: Database,
  subject: ExportSubject,
  take: (part: string, rows: readonly unknown[]) => Promise<void>,
): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      for (const name of exportParts) {
        const query = dataExport.get(name)(subject);
        await sql`declare part_of_copy no scroll cursor for ${query}`.execute(tx);
        let read: unknown[];
        do {
          const { rows } = await sql<{
            row: unknown;
          }>`fetch ${sql.lit(rowsAtOnce)} from part_of_copy`.execute(tx);
          read = rows.map(({ row }) => row);
          await take(name, read);
        } while (read.length === rowsAtOnce);
        await sql`close part_of_copy`.execute(tx);
      }
    });
}
