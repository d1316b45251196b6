import type { RawBuilder } from 'kysely';
import { Port } from '../platform/port.ts';

type Sql = RawBuilder<unknown>;

/** A query for the id of the latest negotiation about a player with a club. Filled by deals. */
export const latestNegotiation = new Port<(playerId: Sql, teamId: Sql) => Sql>(
  'latest negotiation of a player',
);
