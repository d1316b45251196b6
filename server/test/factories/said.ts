import { sql } from 'kysely';
import type { TestApp } from '../build-test-app.ts';

/** A message as if it had been sent, with files by name; answers its id. */
export async function insertSaid(
  app: TestApp,
  conversationId: number,
  fromId: number,
  content: string,
  files: readonly string[] = [],
): Promise<number> {
  const carried = files.map((name, n) => ({
    id: `file-${crypto.randomUUID()}`,
    name,
    size: 1000 + n,
    mime: 'application/pdf',
    sha256: 'a'.repeat(64),
  }));
  const attachments = carried.length > 0 ? JSON.stringify(carried) : null;
  const inserted = await sql<{ id: number }>`
    with advanced as (
      update conversations set last_seq = last_seq + 1 where id = ${conversationId} returning last_seq)
    insert into messages (conversation_id, seq, from_id, kind, content, attachments, inserted_at)
    select ${conversationId}, last_seq, ${fromId}, ${attachments ? 'file' : 'text'}, ${content}, ${attachments}::jsonb,
           ${app.clock.now()} from advanced
    returning id`.execute(app.services.db);
  return inserted.rows[0]?.id as number;
}
