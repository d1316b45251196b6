import { sql } from 'kysely';

/** A node that has not been heard of for so long is gone, and nobody is online on it. */
const beatSeconds = 60;

/** Whether `cm.account_id` has a socket on a node that lives, as a condition of a statement. */
export const hasSocket = sql.raw(`exists (
  select from chat_presence present join chat_nodes n on n.node = present.node
  where present.account_id = cm.account_id and n.beat_at > now() - interval '${beatSeconds} seconds')`);
