import { sql } from 'kysely';

/** Queries for the ids of requests and of their drafts, which carry attachments. */
export const requestIds = sql`select id from requests`;
export const draftIds = sql`select id from request_drafts`;
