import { sql } from 'kysely';

/** A query for the ids of mandates, which carry attachments. */
export const mandateIds = sql`select id from mandates`;
