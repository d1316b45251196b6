import { type RawBuilder, sql } from 'kysely';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, pageOf } from '../../platform/paging.ts';
import { mandatesOfPeople } from '../mandates-of-people.ts';
import type { PlayerRow } from '../players/player.ts';
import { playerColumns } from '../players/players.repository.ts';

/** A condition for the players of a club whose cards the actor may open; a minor's only inside the club. */
function openFor(actor: Actor, today: string): RawBuilder<unknown> {
  const adult = sql`p.born_date <= (${today}::date - interval '18 years')`;
  if (isStaff(actor) || actor.kind === 'team') return sql`true`;
  if (actor.kind === 'premium') return adult;
  if (actor.kind === 'scout') return sql`(p.open_to_scouts and ${adult})`;
  if (actor.kind === 'player') return sql`p.account_id = ${actor.accountId}`;
  if (actor.kind === 'agent')
    return sql`(${adult} and ${mandatesOfPeople.get().isMandated(sql`${actor.agentId}`, sql`p.team_id`, today)})`;
  return sql`false`;
}

/** A page of the players of a club whom the actor may see, latest change first. */
export async function listPlayersOfTeam(
  db: Database,
  { teamId, actor, now }: { teamId: number; actor: Actor; now: Date },
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: PlayerRow[]; nextCursor: string | null; total: number }> {
  const where = sql`p.team_id = ${teamId} and p.deleted_at is null and ${openFor(actor, dayOf(now))}`;
  const after = page.after
    ? sql` and (p.updated_at, p.id) < (${page.after.key}::timestamptz, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<PlayerRow & { sort_key: string }>`
      select ${playerColumns}, p.updated_at::text as sort_key from players p
      where ${where}${after} order by p.updated_at desc, p.id desc limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`select count(*) as total from players p where ${where}`.execute(db),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}
