import { sql } from 'kysely';
import { addDays, dayOf } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

export interface DemoLogin {
  accountId: number;
  agentId: number | null;
  coachingStaffId: number | null;
}

/** Account and profile by the first part of a demo login: `coach` → coach@demo.test. */
export async function findDemoStaffLogin(db: Database, login: string): Promise<DemoLogin | null> {
  const found = await sql<DemoLogin>`
    select a.id as "accountId", g.id as "agentId", c.id as "coachingStaffId" from accounts a
    left join agents g on g.account_id = a.id left join coaching_staff c on c.account_id = a.id
    where a.email = ${`${login}@demo.test`}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * Opens the adults among these to scouts, those that the scout has evaluated before the others, until there are so many.
 * Answers the opened ones that the scout has not evaluated, in the order given.
 */
export async function openDemoPlayersToScouts(
  db: Database,
  ids: readonly number[],
  { count, evaluatedBy, now }: { count: number; evaluatedBy: number; now: Date },
): Promise<number[]> {
  const adultsBornBy = dayOf(addDays(now, -19 * 365));
  const opened = await sql<{ id: number; evaluated: boolean; place: number }>`
    with candidates as (
      select p.id, g.place, e.player_id is not null as evaluated
      from unnest(${[...ids]}::bigint[]) with ordinality as g (id, place) join players p on p.id = g.id
      left join player_evaluations e on e.player_id = p.id and e.account_id = ${evaluatedBy}
      where p.born_date <= ${adultsBornBy}
      order by evaluated desc, g.place limit ${count})
    update players p set open_to_scouts = true from candidates c where p.id = c.id
    returning p.id, c.evaluated, c.place`.execute(db);
  return opened.rows
    .filter(({ evaluated }) => !evaluated)
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id);
}
