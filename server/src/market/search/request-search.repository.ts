import { type RawBuilder, sql } from 'kysely';
import type { SearchWord } from '../../people/search.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { holdsWord } from '../../platform/database/holds-words.ts';
import type { RequestRow } from '../requests/request.ts';
import { selectRequests } from '../requests/requests.repository.ts';
import { sqlRequest } from '../sql-names.ts';

/** `canSeeRequest` of requests.policy.ts as far as the database narrows it; the policy decides on each row. */
function mayBeSeenBy(actor: Actor): RawBuilder<boolean> {
  if (isStaff(actor)) return sql`true`;
  const ways = [sql`x.id is not null`];
  if (actor.teamId !== null) ways.push(sql`r.team_id = ${actor.teamId}`);
  if (actor.agentId !== null) ways.push(sql`r.agent_id = ${actor.agentId}`);
  if (actor.kind !== 'team') ways.push(sql`r.status = ${sqlRequest.active}`);
  return sql`(${sql.join(ways, sql` or `)})`;
}

function holds({ text, roles }: SearchWord): RawBuilder<boolean> {
  const role = roles.length === 0 ? sql`` : sql`r.role = any(${[...roles]}::smallint[]) or `;
  return sql`(${role}r.team_id in (
      select q.id from teams q where ${holdsWord(sql`fold_text(q.name)`, text)} or ${holdsWord(sql`fold_text(q.city)`, text)})
    or r.id in (select q.id from requests q where ${holdsWord(sql`fold_text(q.city)`, text)}))`;
}

/** Requests whose club, town and role hold all words: active ones first, then the latest change. */
export async function searchRequests(
  db: Queryable,
  actor: Actor,
  words: readonly SearchWord[],
  limit: number,
): Promise<RequestRow[]> {
  const found = await sql<RequestRow>`${selectRequests(actor)}
    where ${mayBeSeenBy(actor)} and ${sql.join(words.map(holds), sql` and `)}
    order by r.status, r.updated_at desc, r.id desc limit ${limit}`.execute(db);
  return found.rows;
}
