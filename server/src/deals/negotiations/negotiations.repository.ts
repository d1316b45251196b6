import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';
import { sqlNegotiation } from '../sql-names.ts';
import type { ChangeRow, NegotiationRow } from './negotiation.ts';

const negotiationColumns = sql`
  n.id, n.proposal_id, n.team_id, n.status, n.cause, n.reason_code, n.signed_by_team_at, n.version, n.waiting_since, n.last_activity_at,
  n.created_at, n.changed_at, r.proposer_account_id, r.agent_id, trim(a.name || ' ' || a.surname) as proposer_name,
  coalesce(g.society, '') as proposer_society, r.level, r.price_cents, r.commission_cents, r.commission_percent,
  r.commission_pay, r.commission_instalments, r.immediate_availability, r.comments,
  exists (select 1 from negotiations o where o.proposal_id = n.proposal_id and o.id <> n.id and o.status = ${sqlNegotiation.signed})
    as signed_elsewhere,
  case when p.id is not null then json_build_object(
    'id', p.id, 'profile', p.profile, 'agent_id', p.agent_id, 'team_id', p.team_id,
    'coaching_staff_id', p.coaching_staff_id, 'account_id', p.account_id, 'name', p.name, 'surname', p.surname,
    'born_date', p.born_date, 'principal_role', p.principal_role, 'secondary_role', p.secondary_role, 'foot', p.foot,
    'height_cm', p.height_cm, 'nationality', p.nationality, 'contractual_status', p.contractual_status,
    'current_club', p.current_club, 'current_level', p.current_level, 'image_url', p.image_url,
    'listing', p.listing) end as player,
  case when c.id is not null then json_build_object(
    'id', c.id, 'account_id', c.account_id, 'added_by_id', c.added_by_id, 'name', coalesce(ca.name, c.name),
    'surname', coalesce(ca.surname, c.surname), 'born_date', c.born_date, 'role', c.role,
    'qualification', c.qualification, 'nationality', c.nationality,
    'current_club', coalesce((select x.name from teams x where x.id = c.current_team_id), c.current_club),
    'image_url', coalesce(ca.image_url, c.image_url)) end as staff_member,
  json_build_object(
    'id', t.id, 'name', t.name, 'city', t.city, 'country', t.country, 'level', t.level,
    'league_name', t.league_name, 'profile', t.profile, 'image_url', t.image_url) as team`;

export const negotiationSource = sql.raw(`
  negotiations n
  join proposals r on r.id = n.proposal_id
  join accounts a on a.id = r.proposer_account_id
  left join agents g on g.id = r.agent_id
  left join players p on p.id = n.player_id
  left join coaching_staff c on c.id = n.coaching_staff_id
  left join accounts ca on ca.id = c.account_id
  join teams t on t.id = n.team_id`);

export async function findNegotiation(db: Queryable, id: number): Promise<NegotiationRow | null> {
  return (await readNegotiations(db, [id]))[0] ?? null;
}

/** These negotiations in this order; one that does not exist is left out. */
export async function readNegotiations(db: Queryable, ids: readonly number[]): Promise<NegotiationRow[]> {
  const found = await sql<NegotiationRow>`${preparedStatement}
    select ${negotiationColumns} from ${negotiationSource}
    where n.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], n.id)`.execute(db);
  return found.rows;
}

/** All negotiations of a proposal, in the order of their ids. */
export async function listProposal(db: Queryable, proposalId: number): Promise<NegotiationRow[]> {
  const found = await sql<NegotiationRow>`
    select ${negotiationColumns} from ${negotiationSource} where n.proposal_id = ${proposalId} order by n.id`.execute(
    db,
  );
  return found.rows;
}

/** The timeline, oldest first. Staff and the system act without a name. */
export async function listChanges(db: Queryable, negotiationId: number): Promise<ChangeRow[]> {
  const found = await sql<ChangeRow>`
    select c.version, c.at, c.from_status, c.to_status, c.by_side, c.cause, c.reason_code, c.signature, c.note,
           case when c.by_side in ('club', 'proposer') then trim(a.name || ' ' || a.surname) end as actor_name
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

/** The proposer, everybody of the club, and the linked person where `withLinked`: who hears of a negotiation. */
export async function listDealAccounts(
  tx: Transaction,
  negotiationId: number,
  withLinked: boolean,
): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    select r.proposer_account_id as account_id from negotiations n join proposals r on r.id = n.proposal_id
    where n.id = ${negotiationId}
    union select g.account_id from negotiations n join proposals r on r.id = n.proposal_id
      join agents g on g.id = r.agent_id where n.id = ${negotiationId}
    union select m.account_id from negotiations n join team_members m on m.team_id = n.team_id
      where n.id = ${negotiationId}
    union select p.account_id from negotiations n join players p on p.id = n.player_id
      where n.id = ${negotiationId} and p.account_id is not null and ${withLinked}
    union select x.account_id from negotiations n join coaching_staff c on c.id = n.coaching_staff_id
      cross join lateral (values (c.account_id), (c.added_by_id)) as x (account_id)
      where n.id = ${negotiationId} and x.account_id is not null and ${withLinked}`.execute(tx);
  return found.rows.map((row) => row.account_id);
}

/** Any negotiation about the player, in whatever state. */
export async function hasNegotiation(db: Queryable, playerId: number): Promise<boolean> {
  const found = await sql`select 1 from negotiations where player_id = ${playerId} limit 1`.execute(db);
  return found.rows.length > 0;
}
