import { sql } from 'kysely';

/** `missingFields` of player.ts as an SQL condition on a row `p` of `players`. */
export const isIncomplete = sql<boolean>`(p.name = '' or p.born_date is null or p.nationality is null
  or p.country is null or p.principal_role is null or p.foot is null or p.height_cm is null
  or p.contractual_status is null or p.phone = '' or p.search_levels = '{}')`;
