import { type ProfileType, profileType } from '@trattativa/domain/identity/profile-types';
import {
  type MandatoryPlayerField,
  mandatoryPlayerFields,
} from '@trattativa/domain/people/players/mandatory-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';
import { sharedDeals } from '../shared-deals.ts';
import { sqlContractualStatus } from '../sql-names.ts';
import { columnsOfPlayer, type PlayerRow } from './player.ts';

export const playerColumns = sql.raw(
  [
    ...['id', 'version', 'profile', 'agent_id', 'team_id', 'coaching_staff_id', 'account_id'],
    ...Object.values(columnsOfPlayer),
    ...['from_transfer', 'born_year', 'image_url', 'listing', 'updated_at', 'deleted_at'],
    'registration_id',
    ...['figures_season', 'season_appearances', 'season_minutes', 'season_goals', 'season_assists'],
  ]
    .map((column) => `p.${column}`)
    .join(', '),
);

export async function findPlayer(db: Queryable, id: number): Promise<PlayerRow | null> {
  const found = await sql<PlayerRow>`${preparedStatement}
    select ${playerColumns} from players p where p.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * The player, and whether this club shares a deal about them: its own record, an open or signed negotiation
 * or offer, an application to one of its requests that is not rejected, or a registration that is not over on a day.
 */
export async function findPlayerFor(
  db: Queryable,
  id: number,
  teamId: number | null,
  today: string,
): Promise<{ player: PlayerRow; sharesADeal: boolean } | null> {
  const player = await findPlayer(db, id);
  if (!player) return null;
  if (teamId === null) return { player, sharesADeal: false };
  if (player.team_id === teamId) return { player, sharesADeal: true };
  const deal = await sql`${preparedStatement}${dealsOf(sql`${id}`, teamId)} limit 1`.execute(db);
  return { player, sharesADeal: deal.rows.length > 0 || (await isRegisteredWith(db, id, { teamId, today })) };
}

/** Whether the person of a record is registered with a club, or will be: a club may read whom it has. */
async function isRegisteredWith(
  db: Queryable,
  playerId: number,
  { teamId, today }: { teamId: number; today: string },
): Promise<boolean> {
  const found = await sql`${preparedStatement}
    select 1 from registrations r
    where r.player_id in (${recordsOfPerson(playerId)}) and r.team_id = ${teamId}
      and coalesce(r.ended_on, r.ends_on) >= greatest(${today}::date, r.starts_on) limit 1`.execute(db);
  return found.rows.length > 0;
}

/** The deals about a player in which a club is a party and that did not fail: what lets its people see the player's card. */
export function dealsOf(
  playerId: RawBuilder<unknown>,
  teamId: number | null | RawBuilder<unknown>,
): RawBuilder<unknown> {
  // Negotiations and offers are found by one index each; the applications need a join.
  const kinds = ['deals', 'applications'] as const;
  return sql.join(
    kinds.map((kind) => sharedDeals.get(kind)(playerId, teamId)),
    sql` union all `,
  );
}

/** A query for the ids of the records about a person: their own, and linked ones that others keep. */
export const recordsOf = (accountId: number): RawBuilder<unknown> =>
  sql`select id from players where account_id = ${accountId}`;

/** The columns that a writer sets, without owner, account and version. Money in cents. */
export type PlayerFields = Pick<PlayerRow, (typeof columnsOfPlayer)[keyof typeof columnsOfPlayer]>;

/** Locks a record against deletion and change until this transaction ends. */
export async function lockPlayer(tx: Transaction, playerId: number): Promise<void> {
  await sql`select 1 from players where id = ${playerId} for no key update`.execute(tx);
}

/** A query for the ids of all records of the person of a record: this one, and those that are linked to the same account. */
export const recordsOfPerson = (playerId: number | RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select same.id from players one join players same on same.id = one.id or same.account_id = one.account_id
  where one.id = ${playerId}`;

/**
 * Locks all records of a person, in id order, against deletion and change until this transaction ends. Returns the ids of those that are
 * not deleted.
 */
export async function lockPerson(tx: Transaction, playerId: number): Promise<number[]> {
  const locked = await sql<{ id: number; is_deleted: boolean }>`
    select id, deleted_at is not null as is_deleted from players where id in (${recordsOfPerson(playerId)})
    order by id for no key update`.execute(tx);
  return locked.rows.flatMap(({ id, is_deleted }) => (is_deleted ? [] : [id]));
}

/**
 * Points the record to the registration in force, or to none: the player whose registration is over is free. With another club what
 * belonged to the contract before (option, release clause, fee, share of pay) goes, and the level is the club's. Says whether another
 * registration begins, and whether anything changed. The database takes club, status and the end of the contract from it (migration 0243).
 */
export async function setRegistration(
  tx: Transaction,
  playerId: number,
  present: { id: number | null; teamId: number | null; at: Date },
): Promise<{ hasBegun: boolean; hasChanged: boolean }> {
  const { id, teamId, at } = present;
  if (id === null) {
    const over = await sql`
      update players set registration_id = null, contractual_status = ${sqlContractualStatus.free}, current_club = '',
        updated_at = ${at}, version = version + 1
      where id = ${playerId} and deleted_at is null and registration_id is not null returning id`.execute(tx);
    return { hasBegun: false, hasChanged: over.rows.length > 0 };
  }
  const unlessSame = (column: string) =>
    sql`${sql.ref(column)} = case when p.current_club = r.club_name then ${sql.ref(`p.${column}`)} end`;
  const begun = await sql`
    update players p set registration_id = r.id, ${sql.join(partsOfContract.map(unlessSame))},
      current_level = case when p.current_club = r.club_name then p.current_level
        else coalesce((select t.level from teams t where t.id = ${teamId}), p.current_level) end,
      updated_at = ${at}, version = version + 1
    from registrations r
    where p.id = ${playerId} and p.deleted_at is null and r.id = ${id} and p.registration_id is distinct from r.id
    returning p.id`.execute(tx);
  // The same one, of which the contract may end otherwise than before.
  const shortened = await sql`
    update players p set registration_id = r.id, updated_at = ${at}, version = version + 1
    from registrations r where p.id = ${playerId} and r.id = ${id} and p.registration_id = r.id
      and p.contract_end is distinct from contract_end_of(r.id) returning p.id`.execute(tx);
  const hasBegun = begun.rows.length > 0;
  return { hasBegun, hasChanged: hasBegun || shortened.rows.length > 0 };
}

/** What is agreed with one club, beside the end of the contract. */
const partsOfContract = [
  'option_holder',
  'option_until',
  'release_clause_cents',
  'asking_fee_cents',
  'pay_share_percent',
];

/** Stores the season for which the player signed through the platform, and the day from which a further club may register them. */
export async function setSigned(tx: Transaction, id: number, season: number, from: string): Promise<void> {
  await sql`update players set signed_season = ${season}, registrable_from = ${from} where id = ${id}`.execute(
    tx,
  );
}

/** Sets the selected skills. The version stays, because no form of the record contains them. */
export async function setSelectedSkills(
  tx: Transaction,
  playerId: number,
  skills: readonly number[],
): Promise<void> {
  await sql`update players set skills = ${skills}::smallint[] where id = ${playerId}`.execute(tx);
}

/**
 * Marks a player who came through this platform: by registering with a profile, or by applying to a request.
 */
export async function setFromTransfer(tx: Transaction, id: number): Promise<void> {
  await sql`update players set from_transfer = true where id = ${id} and not from_transfer`.execute(tx);
}

/** The accounts whose screens show a record: of its owner and of the linked player. */
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

export async function findSelectedSkills(db: Queryable, playerId: number): Promise<number[]> {
  const found = await sql<{ skills: number[] }>`select skills from players where id = ${playerId}`.execute(
    db,
  );
  return found.rows[0]?.skills ?? [];
}

const isMissing: Record<MandatoryPlayerField, RawBuilder<boolean>> = {
  name: sql`p.name = ''`,
  bornDate: sql`p.born_date is null`,
  nationality: sql`p.nationality is null`,
  country: sql`p.country is null`,
  principalRole: sql`p.principal_role is null`,
  foot: sql`p.foot is null`,
  heightCm: sql`p.height_cm is null`,
  contractualStatus: sql`p.contractual_status is null`,
  phone: sql`p.phone = ''`,
  searchLevels: sql`p.search_levels = '{}'`,
};

/** `missingFields` of player.ts as an SQL condition on a row `p` of `players`: one of the fields is empty. */
export function lacksAny(fields: readonly MandatoryPlayerField[]): RawBuilder<boolean> {
  return sql`(${sql.join(
    fields.map((field) => isMissing[field]),
    sql` or `,
  )})`;
}

export const isIncomplete: RawBuilder<boolean> = lacksAny(mandatoryPlayerFields);

/**
 * Sets the time of the last change and locks the row until the transaction ends. False when the player is
 * gone.
 */
export async function touchPlayer(tx: Transaction, playerId: number, at: Date): Promise<boolean> {
  const updated = await sql`
    update players set updated_at = ${at} where id = ${playerId} and deleted_at is null returning id`.execute(
    tx,
  );
  return updated.rows.length > 0;
}

/**
 * Sets the picture of the account's own record. Returns its id; null without one. A picture does not raise
 * the version, because no form contains it.
 */
export async function setOwnRecordPicture(
  tx: Transaction,
  accountId: number,
  url: string | null,
): Promise<number | null> {
  const own = await sql<{ id: number }>`
    update players set image_url = ${url}
    where account_id = ${accountId} and profile = ${profileType.player} and deleted_at is null returning id`.execute(
    tx,
  );
  return own.rows[0]?.id ?? null;
}

/**
 * Sets the picture of a record. Returns the account of an own record, which shows the same picture; null for
 * a portfolio record.
 */
export async function setPlayerPicture(
  tx: Transaction,
  playerId: number,
  url: string | null,
): Promise<number | null> {
  const set = await sql<{ profile: ProfileType; account_id: number | null }>`
    update players set image_url = ${url} where id = ${playerId} returning profile, account_id`.execute(tx);
  const [player] = set.rows;
  return player?.profile === profileType.player ? player.account_id : null;
}
