import { type RawBuilder, sql } from 'kysely';
import { sqlListedTeams } from '../../identity/sql-names.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { beginsWord, holdsWord } from '../../platform/database/holds-words.ts';
import type { TeamRow } from '../teams/team.ts';
import { teamColumns } from '../teams/teams.repository.ts';
import type { NamedRow } from './player-search.repository.ts';

const name = sql`fold_text(t.name)`;
const city = sql`fold_text(t.city)`;

/** `canSeeTeam` of teams.policy.ts; the policy decides on each row. */
function mayBeSeenBy(actor: Actor): RawBuilder<boolean> {
  if (isStaff(actor)) return sql`true`;
  if (actor.kind === 'team') return sql`t.id = ${actor.teamId}`;
  return sql`t.profile in (${sqlListedTeams})`;
}

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/** Clubs whose name and town hold all words: names with a word that begins so first, then the higher tier. */
export async function searchTeamsByWords(
  db: Queryable,
  actor: Actor,
  words: readonly string[],
  limit: number,
): Promise<TeamRow[]> {
  const found = await sql<TeamRow>`
    select ${teamColumns} from teams t
    where t.deleted_at is null and ${mayBeSeenBy(actor)}
      and ${all(words.map((word) => sql`(${holdsWord(name, word)} or ${holdsWord(city, word)})`))}
    order by (${all(words.map((word) => beginsWord(name, word)))}) desc, t.level nulls last, t.name, t.id
    limit ${limit}`.execute(db);
  return found.rows;
}

/** The clubs that others see whose name or town holds any of the words, those with most of them first. */
export async function searchNamedTeams(
  db: Queryable,
  words: readonly string[],
  limit: number,
): Promise<NamedRow[]> {
  const holds = words.map((word) => sql`(${holdsWord(name, word)} or ${holdsWord(city, word)})`);
  const held = sql`array_remove(array[${sql.join(
    holds.map((condition, place) => sql`case when ${condition} then ${place}::int end`),
  )}], null)`;
  const found = await sql<NamedRow>`
    select t.id, t.name, ${held} as held from teams t
    where t.deleted_at is null and t.profile in (${sqlListedTeams}) and (${sql.join(holds, sql` or `)})
    order by cardinality(${held}) desc, t.level nulls last, t.name, t.id limit ${limit}`.execute(db);
  return found.rows;
}
