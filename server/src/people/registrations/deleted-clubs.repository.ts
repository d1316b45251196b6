import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type PersonColumns, personOf, type RegisteredPerson } from './registrations.repository.ts';

/** A registration with a club that was deleted, and lasts beyond that day. */
export interface HeldByDeletedClub {
  id: number;
  person: RegisteredPerson;
  deletedAt: Date;
}

/** Registrations after an id that a deleted club still holds, in id order. */
export async function listHeldByDeletedClubs(
  db: Queryable,
  { after, limit }: { after: number; limit: number },
): Promise<HeldByDeletedClub[]> {
  const found = await sql<PersonColumns & { id: number; deletedAt: Date }>`
    select r.id, r.player_id as "playerId", r.coaching_staff_id as "coachingStaffId", t.deleted_at as "deletedAt"
    from registrations r join teams t on t.id = r.team_id
    where t.deleted_at is not null and r.ended_on is null and r.ends_on > (t.deleted_at at time zone 'UTC')::date
      and r.id > ${after}
    order by r.id limit ${limit}`.execute(db);
  return found.rows.map((row) => ({ id: row.id, person: personOf(row), deletedAt: row.deletedAt }));
}

/** When the club of a registration was deleted, with the club locked; null: it is not, or not any more. */
export async function lockDeletionOfClub(tx: Transaction, registrationId: number): Promise<Date | null> {
  const found = await sql<{ deleted_at: Date | null }>`
    select t.deleted_at from teams t
    where t.id = (select team_id from registrations where id = ${registrationId}) for no key update`.execute(
    tx,
  );
  return found.rows[0]?.deleted_at ?? null;
}
