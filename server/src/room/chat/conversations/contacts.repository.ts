import type { ChatUser } from '@trattativa/contract/room/chat/chat';
import { profileType } from '@trattativa/domain/identity/profile-types';
import type { Language } from '@trattativa/texts/languages';
import { sql } from 'kysely';
import { coachSides } from '../../../deals/offers.ts';
import { sqlLoginProfiles, sqlProfile } from '../../../identity/sql-names.ts';
import { dealsOf } from '../../../people/players.ts';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';
import { sqlConversation } from '../../sql-names.ts';

/**
 * The accounts that an account may write to: parties of its deals (negotiations and offers), members of a
 * negotiation's or one-to-one conversation with it, players of records it keeps, the record owner of its own
 * record, and the chat owner. Sharing a group is not enough.
 */
const contactIds = (accountId: number) => sql`
  select other.account_id from conversation_members mine
  join conversations c on c.id = mine.conversation_id and c.type in (${sqlConversation.negotiation}, ${sqlConversation.oneToOne})
  join conversation_members other on other.conversation_id = mine.conversation_id and other.left_at is null
  where mine.account_id = ${accountId} and mine.left_at is null
  union
  select tm.account_id from proposals r
  join negotiations n on n.proposal_id = r.id
  join team_members tm on tm.team_id = n.team_id
  where r.proposer_account_id = ${accountId}
  union
  select tm.account_id from team_members mine
  join proposals r on r.proposer_team_id = mine.team_id
  join negotiations n on n.proposal_id = r.id
  join team_members tm on tm.team_id = n.team_id
  where mine.account_id = ${accountId}
  union
  select r.proposer_account_id from team_members tm
  join negotiations n on n.team_id = tm.team_id
  join proposals r on r.id = n.proposal_id
  where tm.account_id = ${accountId}
  union
  select sides.recipient from team_members tm
  join offers o on o.team_id = tm.team_id
  cross join lateral (${recipientsOf}) sides
  where tm.account_id = ${accountId} and sides.recipient is not null
  union
  select tm.account_id from offers o
  cross join lateral (${recipientsOf}) sides
  join team_members tm on tm.team_id = o.team_id
  where sides.recipient = ${accountId}
  union
  select p.account_id from players p
  where p.account_id is not null and p.deleted_at is null and ${keptBy(accountId)}
  union
  select coalesce(g.account_id, k.account_id, tm.account_id) from players p
  left join agents g on g.id = p.agent_id
  left join coaching_staff k on k.id = p.coaching_staff_id
  left join team_members tm on tm.team_id = p.team_id
  where p.account_id = ${accountId} and p.profile <> ${sqlProfile.player} and p.deleted_at is null
    and coalesce(g.account_id, k.account_id, tm.account_id) is not null
  union
  select a.id from accounts a where a.is_chat_owner`;

/** Who sees an offer `o` beside the club: the owner of the player's record and the player, or who answers for the coach and the agent who proposes them. */
const recipientsOf = sql`
  select g.account_id as recipient from players p join agents g on g.id = p.agent_id where p.id = o.player_id
  union all select k.account_id from players p join coaching_staff k on k.id = p.coaching_staff_id where p.id = o.player_id
  union all select p.account_id from players p where p.id = o.player_id
  union all select s.account_id from (${coachSides}) s where s.offer_id = o.id`;

/** Records of players `p` that an account keeps, itself or as a member of a club. */
const keptBy = (accountId: number) => sql`(
  p.agent_id in (select id from agents where account_id = ${accountId})
  or p.coaching_staff_id in (select id from coaching_staff where account_id = ${accountId})
  or p.team_id in (select team_id from team_members where account_id = ${accountId}))`;

/** Whether an account `a` is a player represented by this one. */
const representedBy = (accountId: number) => sql`exists (
  select from players p join agents g on g.id = p.agent_id
  where p.account_id = a.id and g.account_id = ${accountId} and p.deleted_at is null)`;

/** The birth date of an account `a`: the youngest that it or the person's own record states. */
const bornDate = sql`greatest(a.born_date, (
  select own.born_date from players own where own.account_id = a.id and own.profile = ${sqlProfile.player}))`;

/** Players that a caller may see, beyond those whose records they keep: the rule of `canSeePlayer`. */
export interface Sees {
  /** Adults on the market. */
  market: boolean;
  /** Adults in the lists of clubs. */
  clubLists: boolean;
  /** Adults who are open to scouts. */
  openToScouts: boolean;
  /** Players of this club's deals, minors too. */
  teamId: number | null;
}

/**
 * Whether an account `a` is the person to contact about a player whom the caller sees, as `GetPlayerOwner` names them:
 * the caller may write to them without a deal.
 */
const keepsSeen = (sees: Sees, adultBornUntil: string) => {
  const isAdult = sql`p.born_date <= ${adultBornUntil}::date`;
  const found = sql`p.deleted_at is null and (
    (${isAdult} and (
      (${sees.market} and p.on_market)
      or (${sees.clubLists} and p.profile = ${sqlProfile.teamPlayer})
      or (${sees.openToScouts} and p.open_to_scouts)))
    or exists (${dealsOf(sql`p.id`, sees.teamId)}))`;
  return sql`(
  exists (select from players p where p.account_id = a.id and p.profile = ${sqlProfile.player} and ${isAdult} and ${found})
  or exists (select from agents g join players p on p.agent_id = g.id where g.account_id = a.id and ${found})
  or exists (
    select from agents g join players r on r.agent_id = g.id and r.deleted_at is null
    join players p on p.account_id = r.account_id and p.profile = ${sqlProfile.player} and ${isAdult} is not true
    where g.account_id = a.id and ${found})
  or exists (select from coaching_staff k join players p on p.coaching_staff_id = k.id where k.account_id = a.id and ${found})
  or exists (
    select from team_members m join players p on p.team_id = m.team_id
    where m.account_id = a.id and ${found} and m.account_id = (
      select first.account_id from team_members first where first.team_id = m.team_id
      order by first.is_owner desc, first.joined_at limit 1)))`;
};

/** Staff may write to everybody; only the agent may write to a minor, so nobody else lists one. */
export async function listContacts(
  db: Queryable,
  account: { id: number; isStaff: boolean },
  adultBornUntil: string,
): Promise<ChatUser[]> {
  const who = account.isStaff ? sql`select id as account_id from accounts` : contactIds(account.id);
  const found = await sql<ChatUser>`${preparedStatement}
    select who.account_id as id, ${username} as username
    from (${who}) who
    join accounts a on a.id = who.account_id and a.activated_at is not null and a.profile in (${sqlLoginProfiles})
    where who.account_id <> ${account.id}
      and (coalesce(${bornDate} <= ${adultBornUntil}::date, a.is_staff or a.profile <> ${sqlProfile.player}) or ${representedBy(account.id)})
    order by username, id limit 1000`.execute(db);
  return found.rows;
}

/** Accounts whose presence an account may see: its contacts, and members of any shared conversation. */
export async function listVisibleIds(db: Queryable, accountId: number): Promise<number[]> {
  const found = await sql<{ account_id: number }>`${preparedStatement}
    ${contactIds(accountId)}
    union
    select other.account_id from conversation_members mine
    join conversation_members other on other.conversation_id = mine.conversation_id and other.left_at is null
    where mine.account_id = ${accountId} and mine.left_at is null`.execute(db);
  return found.rows.map((row) => row.account_id);
}

export interface Counterpart {
  id: number;
  is_contact: boolean;
  born_date: string | null;
  /** Whether the account is a player's, which should state a birth date. */
  is_player: boolean;
  /** The caller keeps the record of this player. */
  is_represented: boolean;
  /** Is the person to contact about a player whom the caller sees. */
  keeps_seen: boolean;
}

/** Other active accounts in relation to the caller; absent ones are left out. */
export async function listCounterparts(
  db: Queryable,
  accountId: number,
  otherIds: readonly number[],
  sees: Sees,
  adultBornUntil: string,
): Promise<Counterpart[]> {
  const found = await sql<Counterpart>`${preparedStatement}
    select a.id, ${bornDate} as born_date, a.profile = ${sqlProfile.player} and not a.is_staff as is_player,
           exists (select from (${contactIds(accountId)}) c where c.account_id = a.id) as is_contact,
           ${representedBy(accountId)} as is_represented, ${keepsSeen(sees, adultBornUntil)} as keeps_seen
    from accounts a
    where a.id = any(${otherIds}::bigint[]) and a.activated_at is not null and a.profile in (${sqlLoginProfiles})`.execute(
    db,
  );
  return found.rows;
}

export async function findChatOwner(db: Queryable): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select id from accounts where is_chat_owner and activated_at is not null`.execute(db);
  return found.rows[0]?.id ?? null;
}

/** Whether one of the two is an agent who represents the other, by a record the agent keeps. */
export async function isAgentWithPlayer(db: Queryable, pair: readonly [number, number]): Promise<boolean> {
  const found = await sql`
    select from players p join agents g on g.id = p.agent_id
    where p.deleted_at is null and ((g.account_id = ${pair[0]} and p.account_id = ${pair[1]})
                                 or (g.account_id = ${pair[1]} and p.account_id = ${pair[0]}))`.execute(db);
  return found.rows.length > 0;
}

/** The language in which an account reads. */
export async function findLanguage(db: Queryable, accountId: number): Promise<Language> {
  const found = await sql<{ language: Language }>`
    select language from accounts where id = ${accountId}`.execute(db);
  return assertFound(found.rows[0]).language;
}

/** A person's display name in the room. */
export async function findUsername(db: Queryable, accountId: number): Promise<string | null> {
  const found = await sql<{ username: string | null }>`${preparedStatement}
    select ${username} as username from (select ${accountId}::bigint as account_id) who`.execute(db);
  return found.rows[0]?.username ?? null;
}

/**
 * SQL for a person's display name in the room: club members with their club, unless the names are equal;
 * `who.account_id` is the person.
 */
export const username = sql.raw(`(
  select trim(a.name || ' ' || a.surname)
    || case when t.name is null or t.name = trim(a.name || ' ' || a.surname) then '' else ' · ' || t.name end
  from accounts a
  left join team_members tm on tm.account_id = a.id and a.profile in (${profileType.team}, ${profileType.teamNotAccepted})
  left join teams t on t.id = tm.team_id
  where a.id = who.account_id)`);
