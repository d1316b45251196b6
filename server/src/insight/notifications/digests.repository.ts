import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import type { Language } from '@trattativa/texts/languages';
import { sql } from 'kysely';
import { waitsOn } from '../../deals/negotiations.ts';
import { coachSides, offerWaitsOn } from '../../deals/offers.ts';
import type { ClaimedDigest } from '../../identity/accounts.ts';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { MatchSide } from '../../market/matching.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type NotificationRow, named, withNames } from './notifications.repository.ts';

/** SQL: the notification was neither mailed nor seen, and its kind's mail is not switched off. */
const mailable = sql`
  n.mailed_at is null and n.seen_at is null
  and not exists (select from mail_switches s where s.account_id = n.account_id and s.kind = n.topic)`;

/** Negotiations in which it is the account's turn. */
const turns = (accountId: ReturnType<typeof sql>) => sql`
  select n.waiting_since from negotiations n
  join team_members m on m.team_id = n.team_id and m.account_id = ${accountId}
  where ${waitsOn.club}
  union all
  select n.waiting_since from proposals r join negotiations n on n.proposal_id = r.id
  where r.proposer_account_id = ${accountId} and r.proposer_team_id is null and ${waitsOn.proposer}
  union all
  select n.waiting_since from team_members m join proposals r on r.proposer_team_id = m.team_id
  join negotiations n on n.proposal_id = r.id
  where m.account_id = ${accountId} and ${waitsOn.proposer}`;

/** Offers in which it is the account's turn; for the recipient's side that is the owner of the player's record, and who answers for a coach. */
const offerTurns = (accountId: ReturnType<typeof sql>) => sql`
  select o.waiting_since from team_members m join offers o on o.team_id = m.team_id
  where m.account_id = ${accountId} and ${offerWaitsOn.club}
  union all
  select o.waiting_since from (
      select p.id as player_id from players p join agents g on g.id = p.agent_id where g.account_id = ${accountId}
      union select p.id from players p join team_members m on m.team_id = p.team_id where m.account_id = ${accountId}
      union select p.id from players p join coaching_staff k on k.id = p.coaching_staff_id
      where k.account_id = ${accountId}
      union select p.id from players p where p.account_id = ${accountId} and p.profile = ${sqlProfile.player}
    ) mine
  join offers o on o.player_id = mine.player_id
  where ${offerWaitsOn.recipient}
    and not exists (select from team_members m where m.account_id = ${accountId} and m.team_id = o.team_id)
  union all
  select o.waiting_since from (${coachSides}) s join offers o on o.id = s.offer_id
  where s.account_id = ${accountId} and s.answers and ${offerWaitsOn.recipient}`;

const wantsMail = (accountId: ReturnType<typeof sql>, kind: string) => sql`
  not exists (select from mail_switches s where s.account_id = ${accountId} and s.kind = ${kind})`;

/**
 * Claimed digests that have news: notifications old enough, or turns that began since the last
 * digest (all turns for a first digest).
 */
export async function listDigestsWithNews(
  tx: Transaction,
  claimed: readonly ClaimedDigest[],
  happenedBefore: Date,
): Promise<number[]> {
  const ids = claimed.map(({ account_id }) => account_id);
  const since = claimed.map((digest) => digest.since ?? new Date(0));
  const found = await sql<{ id: number }>`
    select c.id from unnest(${ids}::bigint[], ${since}::timestamptz[]) as c (id, since)
    where exists (
        select from notifications n where n.account_id = c.id and n.happened_at <= ${happenedBefore} and ${mailable})
      or (${wantsMail(sql`c.id`, 'negotiations')}
        and exists (select from (${turns(sql`c.id`)}) t where t.waiting_since > c.since))
      or (${wantsMail(sql`c.id`, 'offers')}
        and exists (select from (${offerTurns(sql`c.id`)}) t where t.waiting_since > c.since))
    order by 1`.execute(tx);
  return found.rows.map((row) => row.id);
}

export interface DigestReader {
  email: string;
  name: string;
  language: Language;
}

export async function findDigestReader(db: Queryable, accountId: number): Promise<DigestReader | null> {
  const found = await sql<DigestReader>`
    select email::text, name, language from accounts
    where id = ${accountId} and activated_at is not null and deleted_at is null`.execute(db);
  return found.rows[0] ?? null;
}

/** The account's notifications to be mailed, latest first: of some kinds, or old enough. */
export async function listMailable(
  db: Queryable,
  accountId: number,
  which: { kinds: readonly string[] } | { happenedBefore: Date },
): Promise<NotificationRow[]> {
  const condition =
    'kinds' in which
      ? sql`n.kind = any(${[...which.kinds]}::text[])`
      : sql`n.happened_at <= ${which.happenedBefore}`;
  const found = await sql<NotificationRow>`
    select ${named} from notifications n ${withNames}
    where n.account_id = ${accountId} and ${mailable} and ${condition}
    order by n.happened_at desc, n.id desc`.execute(db);
  return found.rows;
}

/** Accounts and kinds with notifications to be mailed that happened up to an instant. */
export async function listWaitingForMail(
  db: Queryable,
  kinds: readonly string[],
  happenedBefore: Date,
): Promise<{ accountId: number; kind: NotificationKind }[]> {
  const found = await sql<{ accountId: number; kind: NotificationKind }>`
    select distinct n.account_id as "accountId", n.kind from notifications n
    where n.kind = any(${[...kinds]}::text[]) and n.happened_at <= ${happenedBefore} and ${mailable}
    order by 1, 2 limit 1000`.execute(db);
  return found.rows;
}

/** The number of negotiations in which it is the account's turn; 0 when their mail is switched off. */
export async function countTurns(db: Queryable, accountId: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from (${turns(sql`${accountId}::bigint`)}) t
    where ${wantsMail(sql`${accountId}::bigint`, 'negotiations')}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** The number of offers in which it is the account's turn; 0 when their mail is switched off. */
export async function countOfferTurns(db: Queryable, accountId: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from (${offerTurns(sql`${accountId}::bigint`)}) t
    where ${wantsMail(sql`${accountId}::bigint`, 'offers')}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

export async function markMailed(db: Queryable, ids: readonly number[], at: Date): Promise<void> {
  await sql`update notifications set mailed_at = ${at}, last_mail_at = ${at} where id = any(${[...ids]}::bigint[])`.execute(
    db,
  );
}

/** True when the account got a mail about this kind after an instant. */
export async function wasMailedSince(
  db: Queryable,
  accountId: number,
  kind: string,
  since: Date,
): Promise<boolean> {
  const found = await sql`
    select from notifications where account_id = ${accountId} and kind = ${kind} and last_mail_at > ${since} limit 1`.execute(
    db,
  );
  return found.rows.length > 0;
}

/** Sides whose matches these accounts read: agents, players and clubs that want mail about them. */
export async function listMatchSides(db: Queryable, ids: readonly number[]): Promise<MatchSide[]> {
  const found = await sql<MatchSide>`
    select a.id as "accountId", g.id as "agentId", p.id as "playerId", m.team_id as "teamId"
    from accounts a left join agents g on g.account_id = a.id
    left join players p on p.account_id = a.id and p.profile = ${sqlProfile.player} and p.deleted_at is null
    left join team_members m on m.account_id = a.id and a.profile = ${sqlProfile.team}
    where a.id = any(${[...ids]}::bigint[]) and (g.id is not null or p.id is not null or m.team_id is not null)
      and ${wantsMail(sql`a.id`, 'matches')}
    order by a.id`.execute(db);
  return found.rows;
}
