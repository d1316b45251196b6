import type { MandateWay } from '@trattativa/domain/people/mandate-ways';
import type { RawBuilder } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

/** What people read of mandates. Filled by representation. */
export interface MandatesOfPeople {
  /** The mandate of a person, or of a record of one without a login, in force on a day: exclusive ones first, then the newest; null without one. */
  findInForce(
    db: Queryable,
    player: { id: number; account_id: number | null },
    today: string,
  ): Promise<{ agentId: number; endsOn: string; exclusive: boolean; way: MandateWay | null } | null>;
  /** A condition: the agent has a mandate of the club on the day; `teamId` null: of some club. */
  isMandated(
    agentId: RawBuilder<unknown>,
    teamId: RawBuilder<unknown> | null,
    today: string,
  ): RawBuilder<unknown>;
}

export const mandatesOfPeople = new Port<MandatesOfPeople>('mandates of people');
