import { type Insertable, sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Columns, Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.ts';

export type DemoGrowingPlayer = Columns<
  'players',
  | 'id'
  | 'principal_role'
  | 'born_date'
  | 'current_club'
  | 'current_level'
  | 'contractual_status'
  | 'signed_season'
>;

export async function listDemoGrowingPlayers(
  db: Database,
  ids: readonly number[],
): Promise<DemoGrowingPlayer[]> {
  const found = await sql<DemoGrowingPlayer>`
    select id, principal_role, born_date, current_club, current_level, contractual_status, signed_season from players
    where id = any(${ids}::bigint[]) order by id`.execute(db);
  return found.rows;
}

export interface DemoLeagueClub extends Columns<'teams', 'id' | 'name' | 'league_name' | 'category'> {
  level: number;
}

export async function listDemoLeagueClubs(db: Database): Promise<DemoLeagueClub[]> {
  const found = await sql<DemoLeagueClub>`
    select id, name, level, league_name, category from teams
    where country = 'IT' and level is not null and league_name <> '' order by id`.execute(db);
  return found.rows;
}

/** Account and own record by the first part of a demo login: `coach` → coach@demo.test. */
export async function findDemoLogin(
  db: Database,
  login: string,
): Promise<{ accountId: number; playerId: number | null } | null> {
  const found = await sql<{ account_id: number; player_id: number | null }>`
    select a.id as account_id, p.id as player_id from accounts a
    left join players p on p.account_id = a.id and p.profile = ${sqlProfile.player}
    where a.email = ${`${login}@demo.test`}`.execute(db);
  const row = found.rows[0];
  return row ? { accountId: row.account_id, playerId: row.player_id } : null;
}

export interface DemoGrowth {
  careerEntries: Insertable<DB['player_experiences']>[];
  evaluations: (Omit<Insertable<DB['player_evaluations']>, 'marks'> & { marks: (number | null)[] })[];
  views: Insertable<DB['player_views']>[];
  skills: { playerId: number; skills: number[] }[];
  /** The records of player@demo.test. */
  video: { playerIds: number[]; url: string };
}

/** Inserted directly, so that the change dates of the players' records stay: the data lies in the past. */
export async function insertDemoGrowth(db: Database, growth: DemoGrowth): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('player_experiences').values(growth.careerEntries).execute();
    // The generated type does not allow null in arrays, but single marks may be null.
    const evaluations = growth.evaluations as Insertable<DB['player_evaluations']>[];
    await tx.insertInto('player_evaluations').values(evaluations).execute();
    for (let from = 0; from < growth.views.length; from += 500) {
      const some = growth.views.slice(from, from + 500);
      await tx.insertInto('player_views').values(some).execute();
    }
    await sql`
      update players p set skills = array(select jsonb_array_elements_text(g.skills)::smallint)
      from jsonb_to_recordset(${JSON.stringify(growth.skills)}::jsonb) as g ("playerId" bigint, skills jsonb)
      where p.id = g."playerId"`.execute(tx);
    await sql`
      update players set youtube_url = ${growth.video.url} where id = any(${growth.video.playerIds}::bigint[])`.execute(
      tx,
    );
  });
}
