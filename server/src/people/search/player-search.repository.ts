import { type RawBuilder, sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { beginsWord, holdsWord } from '../../platform/database/holds-words.ts';
import { dealsOfPeople } from '../deals-of-people.ts';
import type { PlayerRow } from '../players/player.ts';
import { playerColumns } from '../players/players.repository.ts';
import type { SearchWord } from './search-words.ts';

/** The expression of the index `players_text`. */
const text = sql`fold_text(p.name || ' ' || p.surname || ' ' || p.current_club)`;

/** Found before they are ordered: a common fragment names thousands. */
const maxCandidates = 120;

export interface SearchedPlayer extends PlayerRow {
  shares_a_deal: boolean;
}

/** What makes a record the actor's own, of a table `alias`: the own profile, and those of the own portfolio. */
function ownershipOf(actor: Actor, alias: string): RawBuilder<unknown>[] {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const own = [sql`${column('account_id')} = ${actor.accountId}`];
  if (actor.agentId !== null) own.push(sql`${column('agent_id')} = ${actor.agentId}`);
  if (actor.teamId !== null) own.push(sql`${column('team_id')} = ${actor.teamId}`);
  if (actor.coachingStaffId !== null)
    own.push(sql`${column('coaching_staff_id')} = ${actor.coachingStaffId}`);
  return own;
}

function isOwnOf(actor: Actor): RawBuilder<boolean> {
  return sql`(${sql.join(ownershipOf(actor, 'p'), sql` or `)})`;
}

/**
 * A condition for the actor's own records as an array of ids, which PostgreSQL reads first: a portfolio is smaller than
 * what a word names.
 */
function isAmongOwnOf(actor: Actor): RawBuilder<boolean> {
  const sets = ownershipOf(actor, 'q').map((own) => sql`select q.id from players q where ${own}`);
  return sql`p.id = any(array(${sql.join(sets, sql` union all `)}))`;
}

/** The players of a club's open or signed deals, which open to it whatever their age. */
function isInDealOf(teamId: number | null): RawBuilder<boolean> {
  if (teamId === null) return sql`false`;
  return sql`p.id in (${dealsOfPeople.get().playersInDealsOf(teamId)})`;
}

/** `canSeePlayer` of players.policy.ts as far as the database narrows it; the policy decides on each row. */
function mayBeSeenBy(actor: Actor, adultsBornBy: string): RawBuilder<boolean> {
  if (isStaff(actor)) return sql`true`;
  const ways = [isOwnOf(actor)];
  const adult = sql`p.born_date <= ${adultsBornBy}`;
  if (actor.kind === 'premium')
    ways.push(sql`(${adult} and (p.on_market or p.profile = ${sqlProfile.teamPlayer}))`);
  else if (actor.kind === 'team' || actor.mandatedTeamIds.length > 0)
    ways.push(sql`(${adult} and p.on_market)`);
  if (actor.kind === 'scout') ways.push(sql`(${adult} and p.open_to_scouts)`);
  if (actor.teamId !== null) ways.push(isInDealOf(actor.teamId));
  return ways.length === 1 ? isAmongOwnOf(actor) : sql`(${sql.join(ways, sql` or `)})`;
}

function eachWord(
  words: readonly SearchWord[],
  isMet: (word: string) => RawBuilder<boolean>,
): RawBuilder<unknown> {
  return sql.join(
    words.map(({ text: word, roles }) =>
      roles.length === 0
        ? isMet(word)
        : sql`(${isMet(word)} or p.principal_role = any(${[...roles]}::smallint[]))`,
    ),
    sql` and `,
  );
}

/**
 * Players whose name, club and role hold all words: the actor's own first, then those with a word that begins
 * so, then the latest change.
 */
export async function searchPlayers(
  db: Queryable,
  actor: Actor,
  words: readonly SearchWord[],
  { adultsBornBy, limit }: { adultsBornBy: string; limit: number },
): Promise<SearchedPlayer[]> {
  const candidates = (isMet: (word: string) => RawBuilder<boolean>) => sql`
    select p.id from players p
    where p.deleted_at is null and ${eachWord(words, isMet)} and ${mayBeSeenBy(actor, adultsBornBy)}
    limit ${maxCandidates}`;
  const found = await sql<SearchedPlayer>`
    with beginning as materialized (${candidates((word) => beginsWord(text, word))}),
      holding as materialized (${candidates((word) => holdsWord(text, word))})
    select ${playerColumns}, ${isInDealOf(actor.teamId)} as shares_a_deal from players p
    where p.id in (select id from beginning union select id from holding)
    order by ${isOwnOf(actor)} desc, p.id in (select id from beginning) desc, p.updated_at desc, p.id desc
    limit ${limit}`.execute(db);
  return found.rows;
}

export interface NamedRow {
  id: number;
  name: string;
  /** The places of the words that it holds. */
  held: number[];
}

/** The players whom an agent may propose and who hold any of the words, those with most of them first. */
export async function searchProposable(
  db: Queryable,
  agentId: number,
  words: readonly SearchWord[],
  limit: number,
): Promise<NamedRow[]> {
  const held = sql`array_remove(array[${sql.join(
    words.map(
      ({ text: word }, place) => sql`case when ${holdsWord(sql`named.text`, word)} then ${place}::int end`,
    ),
  )}], null)`;
  // `offset 0`: the text is folded once for all words.
  const found = await sql<NamedRow>`
    select own.id, own.name, own.held from (
      select named.id, named.name, ${held} as held, named.updated_at from (
        select p.id, trim(p.name || ' ' || p.surname) as name, fold_text(p.name || ' ' || p.surname) as text, p.updated_at
        from players p where p.agent_id = ${agentId} and p.deleted_at is null and p.on_market offset 0) as named) as own
    where held <> '{}' order by cardinality(held) desc, updated_at desc, id desc limit ${limit}`.execute(db);
  return found.rows;
}
