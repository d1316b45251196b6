import { sql } from 'kysely';
import {
  canceledOffer,
  rejectedCandidate,
  rejectedNegotiation,
  rejectedOffer,
} from '../../identity/deal-states.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';
import type { PlayerRow } from './player.ts';

export const playerColumns = sql.raw(`
  p.id, p.version, p.profile, p.agent_id, p.team_id, p.coaching_staff_id, p.account_id, p.name, p.surname, p.born_date,
  p.principal_role, p.secondary_role, p.contractual_status, p.foot, p.height_cm, p.weight_kg, p.nationality,
  p.eu_passport, p.country, p.city, p.region, p.address, p.phone, p.salary_cents, p.requested_salary_cents, p.refund_range, p.requested_food,
  p.requested_accommodation, p.requested_bonus_cents, p.commission_fee_min_cents, p.commission_fee_max_cents,
  p.minutes_percent, p.player_value_cents,
  p.current_club, p.current_level, p.search_levels, p.countries_interested, p.immediate_availability, p.video_url,
  p.youtube_url, p.football_data_url, p.linkedin_url, p.facebook_url, p.instagram_url, p.comments, p.on_market,
  p.open_to_scouts, p.from_transfer, p.image_url, p.listing,
  p.updated_at, p.deleted_at`);

export async function findPlayer(db: Queryable, id: number): Promise<PlayerRow | null> {
  const found = await sql<PlayerRow>`${preparedStatement}
    select ${playerColumns} from players p where p.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * The player, and whether this club shares a deal about them: its own record, a negotiation or an offer that is not over,
 * or an application to one of its requests that is neither rejected nor withdrawn.
 */
export async function findPlayerFor(
  db: Queryable,
  id: number,
  teamId: number | null,
): Promise<{ player: PlayerRow; sharesADeal: boolean } | null> {
  const player = await findPlayer(db, id);
  if (!player) return null;
  if (teamId === null) return { player, sharesADeal: false };
  if (player.team_id === teamId) return { player, sharesADeal: true };
  const deal = await sql`${preparedStatement}
    select 1 from negotiations where player_id = ${id} and team_id = ${teamId} and status <> ${rejectedNegotiation}
    union all select 1 from offers where player_id = ${id} and team_id = ${teamId} and status not in (${rejectedOffer}, ${canceledOffer})
    union all
    select 1 from candidates c join requests r on r.id = c.request_id
    where c.player_id = ${id} and r.team_id = ${teamId} and c.status <> ${rejectedCandidate}
    limit 1`.execute(db);
  return { player, sharesADeal: deal.rows.length > 0 };
}

/** What a writer sets; owner, account and version are not among it. Money in cents. */
export type PlayerFields = Omit<
  PlayerRow,
  | 'id'
  | 'version'
  | 'profile'
  | 'agent_id'
  | 'team_id'
  | 'coaching_staff_id'
  | 'account_id'
  | 'from_transfer'
  | 'image_url'
  | 'listing'
  | 'updated_at'
  | 'deleted_at'
>;

/** The first calendar year of the season in which the player signed through the platform. */
export async function setSignedSeason(tx: Transaction, id: number, season: number): Promise<void> {
  await sql`update players set signed_season = ${season} where id = ${id}`.execute(tx);
}

/** The version stays: no form of the record has the skills. */
export async function setSelectedSkills(
  tx: Transaction,
  playerId: number,
  skills: readonly number[],
): Promise<void> {
  await sql`update players set skills = ${skills}::smallint[] where id = ${playerId}`.execute(tx);
}

/** The player came through this platform: by registering with a profile, or by applying to a request. */
export async function setFromTransfer(tx: Transaction, id: number): Promise<void> {
  await sql`update players set from_transfer = true where id = ${id} and not from_transfer`.execute(tx);
}

/** The accounts whose screens show this record: its owner's people and the linked player. */
export async function listPlayerAudience(tx: Transaction, playerId: number): Promise<number[]> {
  const found = await sql<{ account_id: number }>`${preparedStatement}
    select g.account_id from players p join agents g on g.id = p.agent_id where p.id = ${playerId}
    union select m.account_id from players p join team_members m on m.team_id = p.team_id where p.id = ${playerId}
    union select c.account_id from players p join coaching_staff c on c.id = p.coaching_staff_id where p.id = ${playerId}
    union select p.account_id from players p where p.id = ${playerId} and p.account_id is not null`.execute(
    tx,
  );
  return found.rows.map((row) => row.account_id);
}
