import { type RawBuilder, sql } from 'kysely';

/** A query for the ids of messages, which carry attachments. */
export const messageIds = sql`select id from messages`;

/** A condition: the person sent the message and it is not deleted, whether or not they are still in the conversation. */
export const isMessageBy = (accountId: number, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (select from messages m where m.id = ${id} and m.from_id = ${accountId} and m.deleted_at is null)`;
