import type { RawBuilder } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

/** What people read of mandates. Filled by representation. */
export interface MandatesOfPeople {
  /** The mandate of a person in force on a day: exclusive ones first, then the newest; null without one. */
  findInForce(
    db: Queryable,
    accountId: number | null,
    today: string,
  ): Promise<{ agentId: number; endsOn: string; exclusive: boolean } | null>;
  /** A condition: the agent has a mandate of the club on the day; `teamId` null: of some club. */
  isMandated(
    agentId: RawBuilder<unknown>,
    teamId: RawBuilder<unknown> | null,
    today: string,
  ): RawBuilder<unknown>;
}

export const mandatesOfPeople = new Port<MandatesOfPeople>('mandates of people');
