import type { RawBuilder } from 'kysely';
import { PortByKind } from '../platform/port.ts';

type Sql = RawBuilder<unknown>;

/** A query for the deals of a kind about a player in which a club is a party and that did not fail. */
export const sharedDeals = new PortByKind<
  'deals' | 'applications',
  (playerId: Sql, teamId: number | null | Sql) => Sql
>('deals that a club shares about a player');
