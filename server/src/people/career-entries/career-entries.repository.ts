import type { FigureEnterer, FigureSource } from '@trattativa/domain/people/players/season-figures';
import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';

/** A career entry as stored. Years: 0 means unknown. Money in euro cents, gross per month. */
export type CareerEntryRow = Columns<
  'player_experiences',
  | 'id'
  | 'team_id'
  | 'club_name'
  | 'category'
  | 'level'
  | 'division'
  | 'season'
  | 'start_year'
  | 'end_year'
  | 'salary_cents'
  | 'appearances'
  | 'starts'
  | 'minutes'
  | 'goals'
  | 'assists'
  | 'yellow_cards'
  | 'red_cards'
  | 'clean_sheets'
  | 'figures_url'
  | 'figures_at'
  | 'verified_at'
  | 'refused_at'
> & {
  figures_source: FigureSource | null;
  figures_by: FigureEnterer | null;
};

const columns = [
  ...[
    'team_id',
    'club_name',
    'category',
    'level',
    'division',
    'season',
    'start_year',
    'end_year',
    'salary_cents',
  ],
  ...['appearances', 'starts', 'minutes', 'goals', 'assists', 'yellow_cards', 'red_cards', 'clean_sheets'],
  ...['figures_url', 'figures_source', 'figures_by', 'figures_at', 'verified_at'],
  'refused_at',
];
const careerEntryColumns = sql.raw(columns.join(', '));

/** What a save writes. Only the club of the career entry verifies or refuses. */
export type CareerEntryFields = Omit<CareerEntryRow, 'id' | 'verified_at' | 'refused_at'>;

/** The career entries of a player, newest first: latest end, then latest beginning, then latest insert. */
export async function listCareerEntries(db: Queryable, playerId: number): Promise<CareerEntryRow[]> {
  const found = await sql<CareerEntryRow>`
    select id, ${careerEntryColumns}
    from player_experiences where player_id = ${playerId}
    order by greatest(end_year, start_year) desc, start_year desc, id desc`.execute(db);
  return found.rows;
}

/** The career entries of several players, each player's newest first. */
export async function listCareerEntriesOf(
  db: Queryable,
  playerIds: readonly number[],
): Promise<(CareerEntryRow & { player_id: number })[]> {
  const found = await sql<CareerEntryRow & { player_id: number }>`
    select id, player_id, ${careerEntryColumns}
    from player_experiences where player_id = any(${[...playerIds]}::bigint[])
    order by player_id, greatest(end_year, start_year) desc, start_year desc, id desc`.execute(db);
  return found.rows;
}

/** Adds career entries to several players in one statement. */
export async function insertCareerEntries(
  tx: Transaction,
  careerEntries: readonly (CareerEntryFields & { player_id: number })[],
): Promise<void> {
  if (careerEntries.length === 0) return;
  await tx.insertInto('player_experiences').values(careerEntries).execute();
}

export async function insertCareerEntry(
  tx: Transaction,
  playerId: number,
  fields: CareerEntryFields,
): Promise<number> {
  const inserted = await tx
    .insertInto('player_experiences')
    .values({ ...fields, player_id: playerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(inserted.id);
}

/** False when the player has no such career entry. */
export async function updateCareerEntry(
  tx: Transaction,
  target: { id: number; playerId: number },
  fields: Partial<CareerEntryFields>,
): Promise<boolean> {
  if (Object.keys(fields).length === 0) return true;
  const updated = await tx
    .updateTable('player_experiences')
    .set(fields)
    .where('id', '=', target.id)
    .where('player_id', '=', target.playerId)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/**
 * Sets what the club of the career entry says about its figures, as long as they are those of `figuresAt`. False when they are
 * not, or the career entry is not the club's.
 */
export async function setAnswer(
  tx: Transaction,
  target: { id: number; playerId: number; teamId: number; figuresAt: Date },
  answer: { verifiedAt: Date | null; refusedAt: Date | null },
): Promise<boolean> {
  const updated = await sql`
    update player_experiences set verified_at = ${answer.verifiedAt}, refused_at = ${answer.refusedAt}
    where id = ${target.id} and player_id = ${target.playerId} and team_id = ${target.teamId}
      and figures_at = ${target.figuresAt} returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** False when the player has no such career entry. */
export async function deleteCareerEntry(tx: Transaction, id: number, playerId: number): Promise<boolean> {
  const deleted = await sql`
    delete from player_experiences where id = ${id} and player_id = ${playerId} returning id`.execute(tx);
  return deleted.rows.length > 0;
}

/** Copies the career entries of a record to another one that has none. */
export async function copyCareerEntries(tx: Transaction, from: number, to: number): Promise<void> {
  await sql`
    insert into player_experiences (player_id, ${careerEntryColumns})
    select ${to}, ${careerEntryColumns}
    from player_experiences where player_id = ${from}
      and not exists (select 1 from player_experiences where player_id = ${to})`.execute(tx);
}

export async function deleteCareerEntriesOf(tx: Transaction, playerIds: readonly number[]): Promise<void> {
  await sql`delete from player_experiences where player_id = any(${[...playerIds]}::bigint[])`.execute(tx);
}

/**
 * The clubs of the platform with these names, ignoring accents and case, by the place of the name. A name that several clubs
 * share says nothing.
 */
export async function findCareerEntryClubs(
  db: Queryable,
  names: readonly string[],
): Promise<Map<number, { id: number; name: string }>> {
  if (names.length === 0) return new Map();
  const found = await sql<{ place: number; id: number; name: string }>`
    select asked.place, min(t.id) as id, min(t.name) as name
    from unnest(${[...names]}::text[]) with ordinality as asked (name, place)
      join teams t on fold_text(t.name) = fold_text(asked.name) and t.deleted_at is null
    group by asked.place having count(*) = 1`.execute(db);
  return new Map(found.rows.map(({ place, id, name }) => [Number(place) - 1, { id: Number(id), name }]));
}

/** The club of the platform with this id; null when there is none. */
export async function findCareerEntryClub(
  db: Queryable,
  teamId: number,
): Promise<{ id: number; name: string } | null> {
  const found = await sql<{ id: number; name: string }>`
    select id, name from teams where id = ${teamId} and deleted_at is null`.execute(db);
  return found.rows[0] ?? null;
}

/** Whether a career has this club in a season, by its first calendar year. */
export async function hasCareerEntry(
  db: Queryable,
  playerId: number,
  club: { teamId: number | null; clubName: string; startYear: number },
): Promise<boolean> {
  const found = await sql`
    select 1 from player_experiences
    where player_id = ${playerId} and ${club.startYear} between start_year and greatest(start_year, end_year - 1)
      and (team_id = ${club.teamId} or fold_text(club_name) = fold_text(${club.clubName})) limit 1`.execute(
    db,
  );
  return found.rows.length > 0;
}

/** The level at which a club of the platform plays; null: not known. */
export async function findLevelOfClub(db: Queryable, teamId: number): Promise<number | null> {
  const found = await sql<{ level: number | null }>`select level from teams where id = ${teamId}`.execute(db);
  return found.rows[0]?.level ?? null;
}
