import type { ExpiryEvents } from '@trattativa/contract/people/players/events';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type PersonColumns, personOf, type RegisteredPerson } from './registrations.repository.ts';

const toldAt = {
  'registration.expiring': 'expiring_told_at',
  'registration.expired': 'expired_told_at',
} as const satisfies Record<keyof ExpiryEvents, string>;

/**
 * What was signed and comes to its agreed end in these days, after an id, in id order: what nobody was told of, and does not go on with the
 * same club the next day.
 */
export async function listExpiring(
  db: Queryable,
  type: keyof ExpiryEvents,
  days: { from: string; to: string },
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number; person: RegisteredPerson }[]> {
  const found = await sql<PersonColumns & { id: number }>`
    select r.id, r.player_id as "playerId", r.coaching_staff_id as "coachingStaffId" from registrations r
    where r.source = 'deal' and r.ended_on is null and r.ends_on between ${days.from}::date and ${days.to}::date
      and ${sql.ref(`r.${toldAt[type]}`)} is null and r.id > ${after}
      and not exists (
        select from registrations next
        where (next.extends_id = r.id or next.team_id = r.team_id
            and (next.player_id in (select records_of_person(r.player_id)) or next.coaching_staff_id = r.coaching_staff_id))
          and (next.kind = r.kind or next.kind <> 'loan') and next.starts_on = r.ends_on + 1 and coalesce(next.ended_on, next.ends_on) >= next.starts_on)
    order by r.id limit ${limit}`.execute(db);
  return found.rows.map((row) => ({ id: row.id, person: personOf(row) }));
}

/** Writes down that both sides were told. False: they were before. */
export async function markExpiryTold(
  tx: Transaction,
  id: number,
  type: keyof ExpiryEvents,
  at: Date,
): Promise<boolean> {
  const column = sql.ref(toldAt[type]);
  const marked = await sql`
    update registrations set ${column} = ${at} where id = ${id} and ${column} is null returning id`.execute(
    tx,
  );
  return marked.rows.length > 0;
}
