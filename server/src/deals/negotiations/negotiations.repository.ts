import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';
import { sqlNegotiation, sqlOffer, sqlOpenNegotiations, sqlOpenOffers } from '../sql-names.ts';
import type { ChangeRow, NegotiationRow } from './negotiation.ts';

const negotiationColumns = sql`
  n.id, n.proposal_id, n.team_id, n.status, n.cause, n.reason_code, n.signed_by_team_at, n.version, n.waiting_since, n.last_activity_at, n.lapse_days, n.begun_by, n.awaits_answer,
  n.created_at, n.changed_at, r.proposer_account_id, r.agent_id, r.proposer_team_id, trim(a.name || ' ' || a.surname) as proposer_name,
  coalesce(g.society, pt.name, '') as proposer_society, ll.line as proposer_licence, r.level, r.price_cents, r.commission_cents, r.commission_percent,
  replace(r.commission_pay, 'transferPrice', 'transactionCost') as commission_pay, r.commission_instalments, r.immediate_availability, r.comments,
  r.asked_kind, r.asked_fee_cents, r.loan_until, r.wage_share_percent, r.request_id, r.consent, r.consent_way,
  exists (select 1 from negotiations o where o.proposal_id = n.proposal_id and o.id <> n.id and o.status = ${sqlNegotiation.signed})
    as signed_elsewhere,
  case when p.id is not null then json_build_object(
    'id', p.id, 'profile', p.profile, 'agent_id', p.agent_id, 'team_id', p.team_id,
    'coaching_staff_id', p.coaching_staff_id, 'account_id', p.account_id, 'name', p.name, 'surname', p.surname,
    'born_date', p.born_date, 'principal_role', p.principal_role, 'secondary_role', p.secondary_role, 'foot', p.foot,
    'height_cm', p.height_cm, 'nationality', p.nationality, 'contractual_status', p.contractual_status,
    'contract_end', p.contract_end,
    'current_club', p.current_club, 'current_level', p.current_level, 'image_url', p.image_url,
    'video_url', p.video_url, 'youtube_url', p.youtube_url, 'minutes_percent', p.minutes_percent,
    'eu_passport', p.eu_passport, 'listing', p.listing) end as player,
  case when c.id is not null then json_build_object(
    'id', c.id, 'account_id', c.account_id, 'added_by_id', c.added_by_id, 'name', coalesce(ca.name, c.name),
    'surname', coalesce(ca.surname, c.surname), 'born_date', c.born_date, 'role', c.role,
    'qualification', c.qualification, 'nationality', c.nationality,
    'current_club', coalesce((select x.name from teams x where x.id = c.current_team_id), c.current_club),
    'image_url', coalesce(ca.image_url, c.image_url)) end as staff_member,
  json_build_object(
    'id', t.id, 'name', t.name, 'city', t.city, 'country', t.country, 'association', t.home_association,
    'level', t.level,
    'league_name', t.league_name, 'profile', t.profile, 'image_url', t.picture_url) as team,
  (select json_build_object(
      'id', o.id, 'status', o.status, 'revision', o.revision, 'revised_by', o.revised_by,
      'salary_cents', o.salary_cents, 'months', v.months)
    from offers o join offer_revisions v on v.offer_id = o.id and v.number = o.revision
    where o.negotiation_id = n.id and o.status in (${sqlOpenOffers}, ${sqlOffer.accepted})
    order by o.status = ${sqlOffer.accepted}, o.id desc limit 1) as offer,
  (select json_build_object(
      'kind', e.kind, 'season', e.season, 'pay_from_cents', e.pay_from_cents, 'pay_to_cents', e.pay_to_cents,
      'answer_by', e.answer_by, 'sentence', e.sentence, 'answer', e.answer, 'answered_at', e.answered_at,
      'answered_from_cents', e.answered_from_cents, 'answered_to_cents', e.answered_to_cents,
      'answer_sentence', e.answer_sentence)
    from enquiries e where e.negotiation_id = n.id) as enquiry`;

export const negotiationSource = sql.raw(`
  negotiations n
  join proposals r on r.id = n.proposal_id
  join accounts a on a.id = r.proposer_account_id
  left join agents g on g.id = r.agent_id
  left join teams pt on pt.id = r.proposer_team_id
  left join players p on p.id = n.player_id
  left join coaching_staff c on c.id = n.coaching_staff_id
  left join accounts ca on ca.id = c.account_id
  join teams t on t.id = n.team_id`);

const negotiationRead = sql`${negotiationSource} left join licence_lines ll on ll.agent_id = r.agent_id`;

/**
 * A statement of its own beside `readNegotiations`: for a list PostgreSQL expects ten rows, so that it never keeps the plan
 * and plans every call again, which takes five times as long as the answer.
 */
export async function findNegotiation(db: Queryable, id: number): Promise<NegotiationRow | null> {
  const found = await sql<NegotiationRow>`${preparedStatement}
    select ${negotiationColumns} from ${negotiationRead} where n.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** The negotiations of these ids, in this order; absent ones are left out. */
export async function readNegotiations(db: Queryable, ids: readonly number[]): Promise<NegotiationRow[]> {
  const found = await sql<NegotiationRow>`${preparedStatement}
    select ${negotiationColumns} from ${negotiationRead}
    where n.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], n.id)`.execute(db);
  return found.rows;
}

/** Ids of the negotiation that an offer names, and of the open ones of its club about its player or member of coaching staff. */
export async function listDealsOfOffer(
  db: Queryable,
  {
    teamId,
    playerId,
    coachingStaffId,
    negotiationId,
  }: {
    teamId: number;
    playerId: number | null;
    coachingStaffId: number | null;
    negotiationId: number | null;
  },
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from negotiations where id = ${negotiationId}::bigint
    union select id from negotiations
      where team_id = ${teamId} and player_id in (select records_of_person(${playerId}::bigint)) and status in (${sqlOpenNegotiations})
    union select id from negotiations
      where team_id = ${teamId} and coaching_staff_id = ${coachingStaffId}::bigint and status in (${sqlOpenNegotiations})
    order by id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** The agent who keeps a player's record; null: another side keeps it. */
export async function findAgentOfPlayer(db: Queryable, playerId: number): Promise<number | null> {
  const found = await sql<{
    agent_id: number | null;
  }>`select agent_id from players where id = ${playerId}`.execute(db);
  return found.rows[0]?.agent_id ?? null;
}

/** All negotiations of a proposal, in id order. */
export async function listProposal(db: Queryable, proposalId: number): Promise<NegotiationRow[]> {
  const found = await sql<NegotiationRow>`
    select ${negotiationColumns} from ${negotiationRead} where n.proposal_id = ${proposalId} order by n.id`.execute(
    db,
  );
  return found.rows;
}

/** The timeline, oldest first. Staff and the system appear without a name. */
export async function listChanges(db: Queryable, negotiationId: number): Promise<ChangeRow[]> {
  const found = await sql<ChangeRow>`
    select c.version, c.at, c.from_status, c.to_status, c.by_side, c.cause, c.reason_code, c.signature, c.answer, c.note,
           case when c.by_side in ('club', 'proposer', 'player') then trim(a.name || ' ' || a.surname) end as actor_name
    from negotiation_changes c left join accounts a on a.id = c.actor_id
    where c.negotiation_id = ${negotiationId} order by c.version`.execute(db);
  return found.rows;
}

export interface OtherRow {
  id: number;
  team_name: string;
  status: NegotiationStatus;
}

/** The other open negotiations of the same proposal. */
export async function listOtherOpen(
  db: Queryable,
  negotiation: { id: number; proposal_id: number },
): Promise<OtherRow[]> {
  const found = await sql<OtherRow>`
    select n.id, t.name as team_name, n.status from negotiations n join teams t on t.id = n.team_id
    where n.proposal_id = ${negotiation.proposal_id} and n.id <> ${negotiation.id}
      and n.status = any(${[...openStatuses]}) order by n.id`.execute(db);
  return found.rows;
}

/**
 * The recipients of a negotiation's events: the proposer, all members of the club, and the linked person
 * when `withLinked`.
 */
export async function listDealAccounts(
  tx: Transaction,
  negotiationId: number,
  withLinked: boolean,
): Promise<number[]> {
  const found = await sql<{ account_id: number }>`${preparedStatement}
    select r.proposer_account_id as account_id from negotiations n join proposals r on r.id = n.proposal_id
    where n.id = ${negotiationId}
    union select g.account_id from negotiations n join proposals r on r.id = n.proposal_id
      join agents g on g.id = r.agent_id where n.id = ${negotiationId}
    union select m.account_id from negotiations n join proposals r on r.id = n.proposal_id
      join team_members m on m.team_id = r.proposer_team_id where n.id = ${negotiationId}
    union select m.account_id from negotiations n join team_members m on m.team_id = n.team_id
      where n.id = ${negotiationId}
    union select p.account_id from negotiations n join players p on p.id = n.player_id
      where n.id = ${negotiationId} and p.account_id is not null and ${withLinked}
    union select x.account_id from negotiations n join coaching_staff c on c.id = n.coaching_staff_id
      cross join lateral (values (c.account_id), (c.added_by_id)) as x (account_id)
      where n.id = ${negotiationId} and x.account_id is not null and ${withLinked}`.execute(tx);
  return found.rows.map((row) => row.account_id);
}

/** Whether there is any negotiation about the player, in any state. */
export async function hasNegotiation(db: Queryable, playerId: number): Promise<boolean> {
  const found = await sql`select 1 from negotiations where player_id = ${playerId} limit 1`.execute(db);
  return found.rows.length > 0;
}

/**
 * Open negotiations that nobody but this person can answer: about their own record, proposed by them, or of
 * a club without other members.
 */
export async function countOpenNegotiations(tx: Transaction, accountId: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count
    from negotiations n join proposals o on o.id = n.proposal_id
    where n.status in (${sqlOpenNegotiations}) and (
      o.proposer_account_id = ${accountId}
      or n.player_id in (select id from players where account_id = ${accountId} and profile = ${sqlProfile.player})
      or n.coaching_staff_id in (select id from coaching_staff where account_id = ${accountId})
      or n.team_id in (
        select m.team_id from team_members m
        where m.account_id = ${accountId}
          and not exists (select from team_members x where x.team_id = m.team_id and x.account_id <> m.account_id)))`.execute(
    tx,
  );
  return found.rows[0]?.count ?? 0;
}

export interface Contact {
  account_id: number | null;
  email: string;
  name: string;
  language: string | null;
  country: string;
}

/** The club's mail recipients: its active members or, when nobody of it can log in, its contact address. */
export async function listClubContacts(db: Queryable, negotiationId: number): Promise<Contact[]> {
  const members = await sql<Contact>`
    select a.id as account_id, a.email::text, a.name, a.language, t.country
    from negotiations n join teams t on t.id = n.team_id
    join team_members m on m.team_id = t.id join accounts a on a.id = m.account_id
    where n.id = ${negotiationId} and a.activated_at is not null order by a.id`.execute(db);
  if (members.rows.length > 0) return members.rows;
  const club = await sql<Contact>`
    select null::bigint as account_id, t.contact_email::text as email, t.name, null as language, t.country
    from negotiations n join teams t on t.id = n.team_id
    where n.id = ${negotiationId} and t.contact_email is not null`.execute(db);
  return club.rows;
}

/** The mail recipients of the proposing side: the person, or all who act for the club that proposes. */
export async function listProposerContacts(db: Queryable, negotiationId: number): Promise<Contact[]> {
  const found = await sql<Contact>`
    select a.id as account_id, a.email::text, a.name, a.language, 'IT' as country
    from negotiations n join proposals r on r.id = n.proposal_id
    join accounts a on (a.id = r.proposer_account_id and r.proposer_team_id is null)
      or a.id in (select m.account_id from team_members m where m.team_id = r.proposer_team_id)
    where n.id = ${negotiationId} and a.activated_at is not null order by a.id`.execute(db);
  return found.rows;
}
