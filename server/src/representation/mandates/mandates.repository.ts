import type { MandateKind } from '@trattativa/contract/representation/mandates/mandate';
import type { MandateWay } from '@trattativa/domain/people/mandate-ways';
import type { Language } from '@trattativa/domain/platform/languages';
import { type MandateStatus, mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { type RawBuilder, sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import { teamCard } from '../../people/teams.ts';
import type { Actor } from '../../platform/actor.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { maxCounted } from '../../platform/paging.ts';
import { sqlMandate } from '../sql-names.ts';
import type { MandateRow } from './mandate.ts';

const columns = sql`
  m.id, m.version, m.status, m.agent_id, m.player_id, m.team_id, m.proposed_by_agent, m.starts_on, m.ends_on,
  m.countries::text[] as countries, m.exclusive, m.note, m.created_at, m.updated_at, m.fee_percent, m.fee_cents,
  m.recorded, m.form_checked_at, coalesce(trim(fc.name || ' ' || fc.surname), '') as form_checker_name,
  m.stated_email::text, m.stated_language, m.confirmed_way,
  jsonb_build_object('id', g.id, 'account_id', ga.id, 'name', ga.name, 'surname', ga.surname, 'society', g.society,
    'country', g.country, 'agent_type', ga.agent_type, 'image_url', ga.image_url,
    'licence', ll.line) as agent,
  case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name, 'surname', p.surname,
    'principal_role', p.principal_role, 'image_url', p.image_url, 'listing', p.listing) end as player,
  ${teamCard} as team,
  pa.id as person_account_id, greatest(pa.born_date, own.born_date, p.born_date) as known_born_date,
  greatest(pa.born_date, own.born_date, coalesce(p.born_date, make_date(p.born_year, 12, 31))) as person_born_date,
  case when pa.id is null then wg.email::text else pa.guardian_email::text end as guardian_email,
  array[p.nationality, p.second_nationality, p.country]::text[] as person_countries`;

const tables = sql`
  mandates m join agents g on g.id = m.agent_id join accounts ga on ga.id = g.account_id
  left join licence_lines ll on ll.agent_id = g.id
  left join players p on p.id = m.player_id
  left join accounts pa on pa.id = coalesce(m.account_id, p.account_id)
  left join players own on own.account_id = pa.id and own.profile = ${sqlProfile.player}
  left join guardian_addresses wg on wg.player_id = p.id
  left join accounts fc on fc.id = m.form_checked_by
  left join teams t on t.id = m.team_id`;

export async function findMandate(db: Queryable, id: number): Promise<MandateRow | null> {
  const found = await sql<MandateRow>`select ${columns} from ${tables} where m.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** Several at once, by id. */
export async function findMandates(db: Queryable, ids: readonly number[]): Promise<Map<number, MandateRow>> {
  const found = await sql<MandateRow>`
    select ${columns} from ${tables} where m.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

export interface MandateFilter {
  kind: MandateKind | undefined;
  status: MandateStatus | undefined;
  playerId: number | undefined;
  myTurn: boolean | undefined;
  text: string | undefined;
}

/** The actor's own: an agent's, a club's, or those of the person; null: everybody's (staff). */
function isParty(actor: Actor | null): RawBuilder<unknown> {
  if (actor === null) return sql`true`;
  if (actor.agentId !== null) return sql`m.agent_id = ${actor.agentId}`;
  if (actor.teamId !== null) return sql`m.team_id = ${actor.teamId}`;
  return sql`m.player_id is not null and pa.id = ${actor.accountId}`;
}

/** 0: it waits for the actor's answer. */
function rankFor(actor: Actor | null): RawBuilder<unknown> {
  // Not a bare 1: `order by 1` would be by the first column.
  if (actor === null) return sql`1::int`;
  const answers = actor.agentId !== null ? sql`not m.proposed_by_agent` : sql`m.proposed_by_agent`;
  return sql`(case when m.status = ${sqlMandate.proposed} and ${answers} then 0 else 1 end)`;
}

/** What waits for the actor first, then the latest change. The cursor's key is `<rank> <instant>`. */
export async function listMandates(
  db: Queryable,
  actor: Actor | null,
  filter: MandateFilter,
  page: { limit: number; after: { key: string; id: number } | null },
): Promise<{ rows: (MandateRow & { sort_key: string })[]; total: number }> {
  const rank = rankFor(actor);
  const all: RawBuilder<unknown>[] = [isParty(actor)];
  if (filter.kind === 'player') all.push(sql`m.player_id is not null`);
  if (filter.kind === 'club') all.push(sql`m.team_id is not null`);
  if (filter.status !== undefined) all.push(sql`m.status = ${filter.status}`);
  if (filter.playerId !== undefined) all.push(sql`m.player_id = ${filter.playerId}`);
  if (filter.myTurn) all.push(sql`${rank} = 0`);
  if (filter.text) {
    const pattern = containing(filter.text);
    all.push(sql`fold_text(concat_ws(' ', p.name, p.surname, t.name, ga.name, ga.surname, g.society))
      like fold_text(${pattern})`);
  }
  const where = sql.join(all, sql` and `);
  const [, atRank, at] = /^(\d) (.+)$/.exec(page.after?.key ?? '') ?? [];
  const after = page.after
    ? sql` and (${rank} > ${Number(atRank ?? -1)} or (${rank} = ${Number(atRank ?? -1)}
        and (m.updated_at, m.id) < (${at ?? ''}::timestamptz, ${page.after.id})))`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<MandateRow & { sort_key: string }>`
      select ${columns}, ${rank} || ' ' || m.updated_at as sort_key from ${tables} where ${where}${after}
      order by ${rank}, m.updated_at desc, m.id desc limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from ${tables} where ${where} limit ${maxCounted}) as counted`.execute(
      db,
    ),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/**
 * Proposed exclusive mandates over one of the same person that is in force, or will be, in the same place: nobody can
 * confirm them. Newest first.
 */
export async function listConflicts(
  db: Queryable,
  page: { limit: number; after: { id: number } | null },
): Promise<{ pairs: { proposed: number; in_force: number }[]; total: number }> {
  const pairs = sql`
    select m.id as proposed, min(o.id) as in_force from mandates m
    join players p on p.id = m.player_id
    join mandates o on (o.account_id = p.account_id or o.player_id = m.player_id) and o.status = ${sqlMandate.confirmed} and o.exclusive and o.id <> m.id
      and daterange(o.starts_on, o.ends_on, '[]') && daterange(m.starts_on, m.ends_on, '[]')
      and o.territory && m.territory
    where m.status = ${sqlMandate.proposed} and m.exclusive group by m.id`;
  const after = page.after ? sql` where c.proposed < ${page.after.id}` : sql``;
  const [found, counted] = await Promise.all([
    sql<{ proposed: number; in_force: number }>`
      select * from (${pairs}) as c${after} order by c.proposed desc limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`select count(*) as total from (${pairs}) as c`.execute(db),
  ]);
  return { pairs: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** The clubs whose mandate of this agent is in force on the day. */
export async function listMandatedClubs(
  db: Queryable,
  agentId: number,
  today: string,
): Promise<MandateRow[]> {
  const found = await sql<MandateRow>`
    select ${columns} from ${tables}
    where m.agent_id = ${agentId} and m.team_id is not null and m.status = ${sqlMandate.confirmed}
      and ${today}::date between m.starts_on and m.ends_on and t.deleted_at is null
    order by fold_text(t.name), m.id`.execute(db);
  return found.rows;
}

/**
 * Holds the mandate by which an agent acts for a club until the transaction ends. False: none is in force on the day.
 */
export async function lockClubMandate(
  tx: Transaction,
  agentId: number,
  teamId: number,
  today: string,
): Promise<boolean> {
  const found = await sql`
    select id from mandates where agent_id = ${agentId} and team_id = ${teamId} and status = ${sqlMandate.confirmed}
      and ${today}::date between starts_on and ends_on for share`.execute(tx);
  return found.rows.length > 0;
}

/** People who hear of a change: the agent, the person or the people of the club, and staff. */
export async function listAudience(
  tx: Transaction,
  mandate: Pick<MandateRow, 'agent_id' | 'team_id' | 'person_account_id'>,
): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    select account_id from agents where id = ${mandate.agent_id}
    union select account_id from team_members where team_id = ${mandate.team_id}
    union select ${mandate.person_account_id}::bigint where ${mandate.person_account_id}::bigint is not null
    union select id from accounts where is_staff and staff_ended_at is null`.execute(tx);
  return found.rows.map((row) => row.account_id);
}

export interface NewMandate {
  agentId: number;
  playerId: number | null;
  teamId: number | null;
  proposedByAgent: boolean;
  startsOn: string;
  endsOn: string;
  countries: readonly string[];
  exclusive: boolean;
  note: string;
  feePercent: number | null;
  feeCents: number | null;
  /** Sent with the signed form. */
  recorded: boolean;
  /** Where an adult without a login is asked, and in which language. */
  statedEmail: string | null;
  statedLanguage: Language | null;
  at: Date;
}

/**
 * Lets what an agent proposes, or what would bind a person, come one after the other until the transaction ends.
 * Two at once would each find the other in the way of an exclusion, and wait for each other until the database ends one
 * of them without saying why.
 */
export async function lockTurn(
  tx: Transaction,
  whose: 'agent' | 'person' | 'record',
  id: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('mandates of ' || ${whose} || ' ' || ${id}::bigint, 0))`.execute(
    tx,
  );
}

/** Stores a proposal. The database refuses one mail to an address too many (`cap_mandate_mails_to_address`). */
export async function insertMandate(tx: Transaction, made: NewMandate): Promise<number> {
  await lockTurn(tx, 'agent', made.agentId);
  const inserted = await sql<{ id: number }>`
    insert into mandates (agent_id, player_id, team_id, proposed_by_agent, starts_on, ends_on, countries, exclusive,
                          note, fee_percent, fee_cents, recorded, stated_email, stated_language, created_at, updated_at)
    values (${made.agentId}, ${made.playerId}, ${made.teamId}, ${made.proposedByAgent}, ${made.startsOn},
            ${made.endsOn}, ${[...made.countries]}, ${made.exclusive}, ${made.note}, ${made.feePercent},
            ${made.feeCents}, ${made.recorded}, ${made.statedEmail}, ${made.statedLanguage}, ${made.at}, ${made.at})
    returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

export interface MandateMove {
  id: number;
  version: number;
  from: MandateStatus;
  to: MandateStatus;
  /** The person who is bound by the confirmation; null: one without a login, for whom the record stands. */
  personAccountId: number | null;
  playerId: number | null;
  /** How it was confirmed, other than in a login. */
  way: MandateWay | null;
  /** Staff who checked the signed form. */
  formCheckedBy: number | null;
  at: Date;
}

/** False: it is not at this version or status any more. */
export async function moveMandateStatus(tx: Transaction, move: MandateMove): Promise<boolean> {
  const confirmed = move.to === mandateStatus.confirmed;
  if (confirmed && move.personAccountId !== null) await lockTurn(tx, 'person', move.personAccountId);
  else if (confirmed && move.playerId !== null) await lockTurn(tx, 'record', move.playerId);
  const updated = await sql`
    update mandates set status = ${move.to}, version = version + 1, updated_at = ${move.at},
      confirmed_at = case when ${confirmed} then ${move.at} else confirmed_at end,
      account_id = case when ${confirmed} then ${move.personAccountId} else account_id end,
      confirmed_way = case when ${confirmed} then ${move.way} else confirmed_way end,
      form_checked_by = case when ${confirmed} then ${move.formCheckedBy}::bigint else form_checked_by end,
      form_checked_at = case when ${confirmed} and ${move.formCheckedBy}::bigint is not null then ${move.at} else form_checked_at end
    where id = ${move.id} and version = ${move.version} and status = ${move.from} returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** Proposed or confirmed mandates whose last day has passed. */
export async function listRunOut(db: Queryable, today: string): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from mandates where status in (${sqlMandate.proposed}, ${sqlMandate.confirmed}) and ends_on < ${today}::date order by id limit 1000`.execute(
    db,
  );
  return found.rows.map((row) => row.id);
}

/**
 * Claims the notices that are due, each once: 60 days before the end, and 15. Whoever was away at 60 is told at once,
 * and of both only the later when both are due. Answers the days that are left.
 */
export async function claimNotices(
  tx: Transaction,
  today: string,
  at: Date,
): Promise<{ id: number; days: number }[]> {
  const found = await sql<{ id: number; days: number }>`
    update mandates set noticed_60_at = coalesce(noticed_60_at, ${at}),
      noticed_15_at = case when ends_on - ${today}::date <= 15 then coalesce(noticed_15_at, ${at}) else noticed_15_at end
    where status = ${sqlMandate.confirmed} and ends_on >= ${today}::date and (
      (noticed_60_at is null and ends_on - ${today}::date <= 60)
      or (noticed_15_at is null and ends_on - ${today}::date <= 15))
    returning id, ends_on - ${today}::date as days`.execute(tx);
  return found.rows;
}
