import type { SystemNote } from '@trattativa/contract/room/chat/chat';
import { sql } from 'kysely';
import type { Columns, Queryable } from '../../platform/database/database.ts';
import { username } from '../chat/conversations/contacts.repository.ts';
import type { CarriedFile } from '../chat/messages/messages.repository.ts';

export interface ExportedRow
  extends Columns<
    'messages',
    'id' | 'seq' | 'from_id' | 'kind' | 'content' | 'inserted_at' | 'edited_at' | 'deleted_at' | 'reply_to_id'
  > {
  /** First version of the content. */
  original: string;
  meta: SystemNote | null;
  attachments: CarriedFile[] | null;
  revisions: { content: string; act: 'edited' | 'deleted'; at: string }[];
}

const atOnce = 500;

/**
 * Yields the messages of a conversation numbered from 1 to `last`, oldest first, with earlier versions, in
 * batches.
 */
export async function* readForExport(
  db: Queryable,
  conversationId: number,
  last: number,
): AsyncGenerator<ExportedRow[]> {
  for (let after = 0; after < last; after += atOnce) {
    const found = await sql<ExportedRow>`
      select m.id, m.seq, m.from_id, m.kind, m.content, m.meta, m.attachments, m.inserted_at, m.edited_at, m.deleted_at,
             m.reply_to_id, coalesce(r.list ->> 0, m.content) as original, coalesce(r.changes, '[]') as revisions
      from messages m
      left join lateral (
        select jsonb_agg(v.content order by v.number) as list,
               jsonb_agg(jsonb_build_object('content', v.content, 'act', v.act, 'at',
                 to_char(v.ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by v.number) as changes
        from message_revisions v where v.message_id = m.id) r on m.change > 0
      where m.conversation_id = ${conversationId} and m.seq > ${after} and m.seq <= ${Math.min(after + atOnce, last)}
      order by m.seq`.execute(db);
    yield found.rows;
  }
}

/** Present and former members, by name. */
export async function readPeople(
  db: Queryable,
  conversationId: number,
): Promise<{ id: number; name: string }[]> {
  const found = await sql<{ id: number; name: string }>`
    select who.account_id as id, ${username} as name from conversation_members who
    where who.conversation_id = ${conversationId} order by who.joined_at, who.account_id`.execute(db);
  return found.rows;
}
