import type { OfferTurn } from '@trattativa/domain/deals/offers/offer-statuses';
import { listedTerms, type TermKey, termKeys } from '@trattativa/domain/deals/offers/offer-terms';
import { openOfferStatuses } from '@trattativa/domain/deals/offers/offer-transitions';
import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';
import { agentOfOffer, coachSides } from '../coach-sides/coach-sides.repository.ts';
import { sqlOpenOffers } from '../sql-names.ts';
import type { OfferChangeRow, OfferRow, RevisionRow } from './offer.ts';
import { columnsOfTerms } from './term-columns.ts';

/** The columns of these terms of a revision. */
function selected(revision: 'r' | 'v', terms: readonly TermKey[]) {
  return sql.join(
    terms.flatMap((term) => columnsOfTerms[term]).map((column) => sql.ref(`${revision}.${column}`)),
  );
}

const offerColumns = sql`
  ${selected('r', listedTerms)},${sql.raw(`
  o.id, o.version, o.status, o.reason, o.team_id, o.negotiation_id, o.revision, o.revised_by, o.expires_on,
  o.waiting_since, o.created_at, o.changed_at, o.player_residence, o.player_last_team, o.player_last_team_country,
  1 + jsonb_array_length(r.further_seasons) as seasons, o.candidate_id,
  (select k.request_id from candidates k where k.id = o.candidate_id) as request_id,
  (select q.consent from negotiations n join proposals q on q.id = n.proposal_id where n.id = o.negotiation_id) as consent,
  (select q.consent_way from negotiations n join proposals q on q.id = n.proposal_id where n.id = o.negotiation_id) as consent_way,
  case p.profile
    when 3 then (select concat_ws(', ', trim(x.name || ' ' || x.surname), nullif(g.society, ''))
                 from agents g join accounts x on x.id = g.account_id where g.id = p.agent_id)
    when 4 then (select x.name from teams x where x.id = p.team_id)
    when 8 then (select trim(x.name || ' ' || x.surname)
                 from coaching_staff k join accounts x on x.id = k.account_id where k.id = p.coaching_staff_id)
    else coalesce(
      (select concat_ws(', ', trim(x.name || ' ' || x.surname), nullif(g.society, '')) from agents g join accounts x on x.id = g.account_id
       where c.account_id is null and g.id = `)}${agentOfOffer('o')}${sql.raw(`),
      (select trim(x.name || ' ' || x.surname) from accounts x where x.id = c.added_by_id)) end as kept_by,
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
    'id', c.id, 'account_id', c.account_id, 'added_by_id', c.added_by_id,
    'agent_id', `)}${agentOfOffer('o')}${sql.raw(`,
    'name', trim(coalesce(ca.name, c.name) || ' ' || coalesce(ca.surname, c.surname)), 'role', c.role,
    'image_url', coalesce(ca.image_url, c.image_url)) end as coach,
  json_build_object(
    'id', t.id, 'name', t.name, 'city', t.city, 'country', t.country, 'association', t.home_association,
    'level', t.level,
    'league_name', t.league_name, 'profile', t.profile, 'image_url', t.picture_url) as team`)}`;

export const offersJoined = sql.raw(`
  offers o
  join offer_revisions r on r.offer_id = o.id and r.number = o.revision
  join teams t on t.id = o.team_id
  left join players p on p.id = o.player_id
  left join coaching_staff c on c.id = o.coaching_staff_id
  left join accounts ca on ca.id = c.account_id`);

const open = sql`o.status in (${sql.join(openOfferStatuses.map((status) => sql.lit(status)))})`;

/** The offers `o` that wait for a side: the rule of `whoseTurn`; offer-turn.test.ts compares the two. */
export const offerWaitsOn = {
  club: sql`(${open} and o.revised_by = 'recipient')`,
  recipient: sql`(${open} and o.revised_by = 'club')`,
} as const satisfies Record<OfferTurn, unknown>;

/** A statement of its own beside `readOffers`: for a list PostgreSQL would never keep the plan (`findNegotiation`). */
export async function findOffer(db: Queryable, id: number): Promise<OfferRow | null> {
  const found = await sql<OfferRow>`${preparedStatement}
    select ${offerColumns} from ${offersJoined} where o.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** The offers of these ids, in this order; absent ones are left out. */
export async function readOffers(db: Queryable, ids: readonly number[]): Promise<OfferRow[]> {
  const found = await sql<OfferRow>`${preparedStatement}
    select ${offerColumns} from ${offersJoined}
    where o.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], o.id)`.execute(db);
  return found.rows;
}

/** Every revision, oldest first. Those by staff have no name. */
export async function listRevisions(db: Queryable, offerId: number): Promise<RevisionRow[]> {
  const found = await sql<RevisionRow>`
    select v.number, v.by_side, v.at, ${selected('v', termKeys)},
           case when not v.by_staff then trim(a.name || ' ' || a.surname) end as actor_name
    from offer_revisions v left join accounts a on a.id = v.actor_id
    where v.offer_id = ${offerId} order by v.number`.execute(db);
  return found.rows;
}

/** The timeline, oldest first. Staff and the system appear without a name. */
export async function listOfferChanges(db: Queryable, offerId: number): Promise<OfferChangeRow[]> {
  const found = await sql<OfferChangeRow>`
    select c.version, c.at, c.act, c.from_status, c.to_status, c.by_side, c.revision, c.reason, c.note,
           case when c.by_side in ('club', 'recipient') then trim(a.name || ' ' || a.surname) end as actor_name
    from offer_changes c left join accounts a on a.id = c.actor_id
    where c.offer_id = ${offerId} order by c.version`.execute(db);
  return found.rows;
}

/**
 * The recipients of an offer's events: all members of the club; the owner of the player's record, and the
 * linked player when `withLinked`; or who answers for the member of coaching staff, and the agent who proposes them.
 */
export async function listOfferAccounts(
  tx: Transaction,
  offerId: number,
  withLinked: boolean,
): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    select m.account_id from offers o join team_members m on m.team_id = o.team_id where o.id = ${offerId}
    union ${recipientAccounts(offerId, withLinked)}
    union select s.account_id from (${coachSides}) s where s.offer_id = ${offerId}`.execute(tx);
  return found.rows.map((row) => row.account_id);
}

/** The accounts that can answer an offer, as a query of `account_id`. A club cannot answer its own offer. */
export function recipientAccounts(offerId: number, withLinked: boolean) {
  return sql<{ account_id: number }>`
    select g.account_id from offers o join players p on p.id = o.player_id join agents g on g.id = p.agent_id
      where o.id = ${offerId}
    union select m.account_id from offers o join players p on p.id = o.player_id
      join team_members m on m.team_id = p.team_id where o.id = ${offerId} and p.team_id <> o.team_id
    union select k.account_id from offers o join players p on p.id = o.player_id
      join coaching_staff k on k.id = p.coaching_staff_id where o.id = ${offerId} and k.account_id is not null
    union select p.account_id from offers o join players p on p.id = o.player_id
      where o.id = ${offerId} and p.account_id is not null and (p.profile = ${sqlProfile.player} or ${withLinked})
    union select s.account_id from (${coachSides}) s where s.offer_id = ${offerId} and s.answers`;
}

/** Whether there is any offer to the player, in any state. */
export async function isOffered(db: Queryable, playerId: number): Promise<boolean> {
  const found = await sql`select 1 from offers where player_id = ${playerId} limit 1`.execute(db);
  return found.rows.length > 0;
}

/**
 * Open offers that nobody but this person can answer: to their own record, to a record they own, or of
 * their club.
 */
export async function countOpenOffers(tx: Transaction, accountId: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from offers o
    where o.status in (${sqlOpenOffers}) and (
      o.player_id in (select id from players where account_id = ${accountId} and profile = ${sqlProfile.player})
      or o.player_id in (select p.id from players p join agents g on g.id = p.agent_id where g.account_id = ${accountId})
      or o.player_id in (
        select p.id from players p join coaching_staff c on c.id = p.coaching_staff_id where c.account_id = ${accountId})
      or o.id in (select s.offer_id from (${coachSides}) s where s.account_id = ${accountId} and s.answers)
      or o.coaching_staff_id in (select id from coaching_staff where added_by_id = ${accountId} and deleted_at is null)
      or o.team_id in (
        select m.team_id from team_members m
        where m.account_id = ${accountId}
          and not exists (select from team_members x where x.team_id = m.team_id and x.account_id <> m.account_id)))`.execute(
    tx,
  );
  return found.rows[0]?.count ?? 0;
}

export interface OfferContact {
  account_id: number;
  email: string;
  name: string;
  language: string;
}

/** The mail recipients of a side of an offer: its people who can log in. */
export async function listOfferContacts(
  db: Queryable,
  offerId: number,
  side: OfferTurn,
  withLinked: boolean,
): Promise<OfferContact[]> {
  const accounts =
    side === 'club'
      ? sql`select m.account_id from offers o join team_members m on m.team_id = o.team_id where o.id = ${offerId}`
      : recipientAccounts(offerId, withLinked);
  const found = await sql<OfferContact>`
    select a.id as account_id, a.email::text, a.name, a.language
    from accounts a where a.id in (${accounts}) and a.activated_at is not null order by a.id`.execute(db);
  return found.rows;
}
