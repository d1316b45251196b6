import { sql } from 'kysely';

/** A node without a heartbeat for so long is dead, and nobody is online on it. */
const beatSeconds = 60;

/** SQL condition: `cm.account_id` has a socket on a live node. */
export const hasSocket = sql.raw(`exists (
  select from chat_presence present join chat_nodes n on n.node = present.node
  where present.account_id = cm.account_id and n.beat_at > now() - interval '${beatSeconds} seconds')`);
