import type { RawBuilder } from 'kysely';
import { SqlPort } from '../platform/database/sql-ids.ts';
import { Port } from '../platform/port.ts';

/** The joins from an account `a` to its own records: player `p`, agent `g`, club member `m`, coach `c`. */
export const recordJoins = new SqlPort("the joins to an account's own records");
/** Ids of these records: `player_id`, `agent_id`, `team_id` and `coaching_staff_id`; each null without one. */
export const recordColumns = new SqlPort("the ids of an account's own records");
/** An array of the clubs with a mandate for the agent `g` on a day. */
export const mandatedTeams = new Port<(today: string) => RawBuilder<unknown>>(
  'clubs with a mandate for an agent',
);
