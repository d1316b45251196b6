import { seasonName, seasonOf, yearsOfSeason } from '../season.ts';
import {
  type CareerEntryField,
  careerEntryFields,
  isCareerEntryTarget,
  isFigureTarget,
} from './career-entry-targets.ts';
import { type CellValue, valueRead } from './cells/cell-reading.ts';
import { draftOf, hasName, type PlayerDraft } from './player-draft.ts';
import { seasonWithin } from './read-career-entries.ts';
import type { UnderstoodRow, UnderstoodTable } from './understand-table.ts';
import { cellText } from './words/empty-words.ts';
import { foldWord } from './words/fold-word.ts';

/** A career entry of a career as one line of a table says, and the line. */
interface CareerEntryDraft {
  readonly line: number;
  readonly values: Partial<Record<CareerEntryField, CellValue>>;
}

/** A player of a table with the career entries of all the lines about the player. */
interface DraftedPlayer {
  readonly line: number;
  readonly draft: PlayerDraft;
  readonly careerEntries: readonly CareerEntryDraft[];
}

type Table = Omit<UnderstoodTable, 'rows'>;

/**
 * The players of a table. Lines that repeat a player with other career entries are the player's: an exported career has one line
 * for each career entry, of which the first has the player's own fields.
 */
export function draftsOf(table: UnderstoodTable): DraftedPlayer[] {
  const players: { line: number; draft: PlayerDraft; careerEntries: CareerEntryDraft[] }[] = [];
  const byPerson = new Map<string, (typeof players)[number]>();
  for (const row of table.rows) {
    if (row.kind !== 'player') continue;
    const { draft, careerEntries } = withCareerEntries(table, row, draftOf(table, row));
    if (!hasName(draft)) continue;
    const person = personOf(draft);
    const earlier = byPerson.get(person);
    // Without a day of birth only the line right above is surely about the same person.
    const sure = draft.bornDate !== undefined || players.at(-1) === earlier;
    if (earlier && sure && goesOn(table, earlier, draft, careerEntries)) {
      if (isLater(careerEntries, earlier.careerEntries)) adoptClub(earlier.draft, draft);
      earlier.careerEntries.push(...careerEntries);
      continue;
    }
    const player = { line: row.line, draft, careerEntries };
    players.push(player);
    byPerson.set(person, player);
  }
  return players;
}

function personOf({ name, surname, bornDate }: PlayerDraft): string {
  return `${foldWord(`${name ?? ''} ${surname ?? ''}`)} ${bornDate ?? ''}`;
}

/** The fields that a line of another season says again, each of which may differ without another person being meant. */
const ofSeason: ReadonlySet<string> = new Set([
  'currentClub',
  'currentLevel',
  'country',
  'bornYear',
  'comments',
]);

/** True where a line adds career entries to a player and says nothing else of the player than an earlier line. */
function goesOn(
  table: Table,
  { draft, careerEntries }: { draft: PlayerDraft; careerEntries: readonly CareerEntryDraft[] },
  next: PlayerDraft,
  added: readonly CareerEntryDraft[],
): boolean {
  if (added.length === 0) return false;
  const known = new Set(careerEntries.map(placeOf));
  if (added.some((careerEntry) => known.has(placeOf(careerEntry)))) return false;
  const clubOfLine = !table.columns.some(({ target }) => target === 'careerEntryClub');
  return Object.entries(next).every(
    ([field, value]) =>
      (clubOfLine && ofSeason.has(field)) ||
      JSON.stringify(draft[field as keyof PlayerDraft]) === JSON.stringify(value),
  );
}

/** Where and when a career entry was. */
const placeOf = ({ values }: CareerEntryDraft) =>
  JSON.stringify([values.season, values.startYear, foldWord(String(values.clubName ?? ''))]);

const beginningOf = ({ values }: CareerEntryDraft) =>
  Number(values.startYear ?? yearsOfSeason(String(values.season ?? ''))?.startYear ?? 0);

const isLater = (added: readonly CareerEntryDraft[], known: readonly CareerEntryDraft[]) =>
  Math.max(...added.map(beginningOf)) > Math.max(0, ...known.map(beginningOf));

/** The club and league of the newest season are the present ones. */
function adoptClub(draft: PlayerDraft, { currentClub, currentLevel, country }: PlayerDraft): void {
  if (currentClub !== undefined) draft.currentClub = currentClub;
  if (currentLevel !== undefined) draft.currentLevel = currentLevel;
  if (country !== undefined) draft.country = country;
}

/** The career entries of a line. Figures of which nobody can say where they were reached stay in the comments. */
function withCareerEntries(
  table: Table,
  row: UnderstoodRow,
  draft: PlayerDraft,
): { draft: PlayerDraft; careerEntries: CareerEntryDraft[] } {
  const bySeason = new Map<string, Partial<Record<CareerEntryField, CellValue>>>();
  const written = new Map<string, string[]>();
  for (const [place, { target, header }] of table.columns.entries()) {
    const reading = row.readings[place];
    if (!reading || !isCareerEntryTarget(target)) continue;
    const value = valueRead(reading);
    if (value === null) continue;
    const season = isFigureTarget(target) ? (seasonWithin(header) ?? '') : '';
    bySeason.set(season, { ...bySeason.get(season), [careerEntryFields[target]]: value });
    written.set(season, [...(written.get(season) ?? []), `${header}: ${cellText(row.cells[place] ?? '')}`]);
  }
  const careerEntries: CareerEntryDraft[] = [];
  const remarks: string[] = [];
  for (const [season, values] of bySeason) {
    const said = season === '' ? values : { ...values, season };
    const clubName = said.clubName ?? clubOf(table, draft, season);
    if (clubName === undefined) remarks.push(...(written.get(season) ?? []));
    else careerEntries.push({ line: row.line, values: { ...said, clubName } });
  }
  if (remarks.length === 0) return { draft, careerEntries };
  return {
    draft: { ...draft, comments: [draft.comments, ...remarks].filter(Boolean).join('\n') },
    careerEntries,
  };
}

/** The club of figures without one of their own: that of the line, unless the header names a season that is over. */
function clubOf(table: Table, { currentClub }: PlayerDraft, season: string): CellValue | undefined {
  return season === '' || season === seasonName(seasonOf(table.today)) ? currentClub : undefined;
}
