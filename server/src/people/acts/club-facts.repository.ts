import type { ActingClub } from '@trattativa/domain/people/acts/situation';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** True of a player `p` who by the record takes a place for non-EU players. */
const takesPlace = sql`player_takes_non_eu_place(p)`;

/** A club with its association; null: there is none. */
export async function findPlacedClub(
  db: Queryable,
  teamId: number,
): Promise<{ teamId: number; association: string } | null> {
  const found = await sql<{ teamId: number; association: string }>`
    select id as "teamId", home_association as association from teams where id = ${teamId}`.execute(db);
  return found.rows[0] ?? null;
}

type StatedClub = Pick<ActingClub, 'name' | 'country' | 'association' | 'level' | 'category'>;

/** What a club says of itself; null: there is none. */
export async function findStatedClub(db: Queryable, teamId: number): Promise<StatedClub | null> {
  const found = await sql<StatedClub>`
    select name, country, home_association as association, level, category from teams where id = ${teamId}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/**
 * The players of a club by the ledger: those from outside the EU who arrive from another country in a season; its squad on the day
 * before it, and those from outside the EU in it.
 */
export async function countNonEu(
  db: Queryable,
  { teamId, country }: { teamId: number; country: string },
  season: { from: string; to: string },
): Promise<{ arrived: number; squad: number; squadNonEu: number }> {
  const counted = await sql<{ arrived: number; squad: number; squadNonEu: number }>`
    select
      count(distinct r.player_id) filter (where ${takesPlace} and r.source = 'deal' and r.starts_on between ${season.from}::date and ${season.to}::date
        and (select t.country from registrations b join teams t on t.id = b.team_id
          where b.player_id in (select records_of_person(r.player_id)) and b.starts_on < r.starts_on
            and coalesce(b.ended_on, b.ends_on) >= b.starts_on order by b.starts_on desc limit 1) <> ${country})::int as arrived,
      count(distinct r.player_id) filter (where r.starts_on < ${season.from}::date and coalesce(r.ended_on, r.ends_on) >= ${season.from}::date - 1)::int as squad,
      count(distinct r.player_id) filter (where ${takesPlace} and r.starts_on < ${season.from}::date
        and coalesce(r.ended_on, r.ends_on) >= ${season.from}::date - 1)::int as "squadNonEu"
    from registrations r join players p on p.id = r.player_id
    where r.team_id = ${teamId} and coalesce(r.ended_on, r.ends_on) >= r.starts_on`.execute(db);
  return counted.rows[0] ?? { arrived: 0, squad: 0, squadNonEu: 0 };
}
