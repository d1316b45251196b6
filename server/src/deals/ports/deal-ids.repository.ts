import { sql } from 'kysely';

/** Queries for the ids of proposals, negotiations and offers, which carry attachments. */
export const proposalIds = sql`select id from proposals`;
export const negotiationIds = sql`select id from negotiations`;
export const offerIds = sql`select id from offers`;
