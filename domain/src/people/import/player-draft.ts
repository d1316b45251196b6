import { contractualStatus } from '../players/contractual-statuses.ts';
import type { Foot } from '../players/feet.ts';
import { type CareerEntryTarget, isCareerEntryTarget } from './career-entry-targets.ts';
import { type CellReading, valueRead } from './cells/cell-reading.ts';
import { readClub } from './cells/read-club.ts';
import { readContract } from './cells/read-contract.ts';
import { bareName, type FullName, readFullName } from './cells/read-name.ts';
import { readRoles } from './cells/read-role.ts';
import type { ImportTarget } from './import-targets.ts';
import { readLastDay } from './read-facts.ts';
import type { UnderstoodRow, UnderstoodTable } from './understand-table.ts';
import { cellText } from './words/empty-words.ts';
import { countryOfLeague } from './words/league-countries.ts';

/** The fields of a player's record that an import writes, as the form names them. */
export type DraftField =
  | Exclude<ImportTarget, CareerEntryTarget | 'fullName' | 'age' | 'heightWeight'>
  | 'bornYear';

/** A player as one line of a table says. A field is absent when the line is silent or was not understood. */
export type PlayerDraft = Partial<
  Record<DraftField, string | number | boolean | readonly number[] | readonly string[]>
>;

const lettersIn = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;
/** `Rossi Mario (2004)`: a year of birth beside the name. */
const yearBeside = /\D\(?(19[6-9]\d|20[012]\d)\)?$/;

/** `Doyle, Aaron (23)` under `Player (age)`, `Rossi Mario (22 anni)`: an age beside the name. */
function ageBeside(cell: string, header: string): number | null {
  const [, age, word = ''] = /\((\d{2})\s*(\p{L}+\.?)?\)\s*$/u.exec(cell) ?? [];
  if (age === undefined || Number(age) < 14 || Number(age) > 45) return null;
  return word !== '' || /\b(?:age|ages|anni|years)\b|età|edad|edat|âge|idade|alter/iu.test(header)
    ? Number(age)
    : null;
}

/** True for words beside a value that its field cannot hold: whose number it is, what comes on top of the pay. */
function saysMore(target: ImportTarget, cell: string): boolean {
  if (target === 'phone')
    return /\p{L}{2,}/u.test(cell.replace(/^(?:tel|cell|mob|mobile|ph|phone|handy|tlf|telf)\b/iu, ''));
  return (target === 'salary' || target === 'requestedSalary') && /\+\s*\p{L}/u.test(cell);
}

/** Joins what the columns of a line say to one player; what has no field of its own goes to the comments. */
export function draftOf(table: Omit<UnderstoodTable, 'rows'>, row: UnderstoodRow): PlayerDraft {
  const draft: PlayerDraft = {};
  const remarks: string[] = [];
  let bornBeside: number | undefined;
  let countryOfPlay: string | null = null;
  for (const [place, { target, header, by }] of table.columns.entries()) {
    const reading = row.readings[place];
    if (!reading || target === null || isCareerEntryTarget(target)) continue;
    const value = valueRead(reading);
    const cell = cellText(row.cells[place] ?? '');
    // A column of last days also says who is free, and who is under contract until a day to come.
    if (target === 'contractEnd') {
      const status = readContract(cell, { today: table.today });
      if (status.state === 'read') draft.contractualStatus ??= status.value;
    }
    if (value === null) continue;
    if (target === 'fullName' || target === 'name' || target === 'surname') {
      if (target === 'fullName') Object.assign(draft, nameOf(reading, String(value), table));
      else draft[target] = value;
      if (lettersIn(bareName(cell)) < lettersIn(cell) - 1) remarks.push(`${header || '·'}: ${cell}`);
      const born = yearBeside.exec(cell)?.[1];
      const age = ageBeside(cell, header);
      if (born !== undefined) bornBeside = Number(born);
      else if (age !== null) bornBeside = Number(table.today.slice(0, 4)) - age;
    } else if (target === 'currentClub') {
      const { club, contract, level, country, remarked } = readClub(String(value), table.language);
      if (club !== undefined) draft.currentClub = club;
      if (contract !== undefined) draft.contractualStatus ??= contract;
      if (level !== undefined) draft.currentLevel ??= level;
      countryOfPlay ??= country ?? null;
      if (remarked) remarks.push(`${header || '·'}: ${cell}`);
    } else if (target === 'heightWeight') {
      const [height, weight] = value as readonly number[];
      if (height) draft.heightCm = height;
      if (weight) draft.weightKg = weight;
    } else if (target === 'age') draft.bornYear ??= Number(value);
    else if (target === 'bornDate') {
      if (typeof value === 'number') draft.bornYear = value;
      else draft.bornDate = value;
    } else if (target === 'principalRole' && typeof value === 'object') {
      draft.principalRole = value[0] as number;
      if (value[1] !== undefined) draft.secondaryRole = value[1] as number;
      if (cell.split(/[/,;|+]/).length > 2) remarks.push(`${header || '·'}: ${cell}`);
    } else if (target === 'secondaryRole' && typeof value === 'object') {
      const other = (value as readonly number[]).find((role) => role !== draft.principalRole);
      if (other !== undefined) draft.secondaryRole = other;
    } else if (target === 'contractualStatus') {
      // Contract status of two columns, status and end: the first that speaks counts; that somebody is free wins.
      if (draft.contractualStatus === undefined || value === contractualStatus.free)
        draft.contractualStatus = value;
      // A column about the contract often says nothing but its last day.
      const end = valueRead(readLastDay(cell, { order: table.dateOrder }));
      if (end !== null && value !== contractualStatus.free) draft.contractEnd ??= end;
    } else if (target === 'comments') {
      const bare = by === 'content' || !/\p{L}/u.test(String(value));
      const said = bare && header !== '' ? `${header}: ${value}` : String(value);
      if (!remarks.includes(said)) remarks.unshift(said);
    } else {
      draft[target] = value;
      if (target === 'currentLevel') countryOfPlay = countryOfLeague(cell, table.language) ?? countryOfPlay;
      if ((reading.state === 'doubt' && reading.reason === 'severalValues') || saysMore(target, cell))
        remarks.push(`${header || '·'}: ${cell}`);
    }
  }
  // A player of a league lives where it is played, unless the line says otherwise.
  if (countryOfPlay !== null) draft.country ??= countryOfPlay;
  if (bornBeside !== undefined) draft.bornYear ??= bornBeside;
  if (draft.bornDate !== undefined) delete draft.bornYear;
  if (draft.secondaryRole !== undefined && draft.secondaryRole === draft.principalRole)
    delete draft.secondaryRole;
  if (draft.principalRole === undefined && row.section !== '') {
    const roles = readRoles(row.section, {
      language: table.language,
      foot: (draft.foot as Foot | undefined) ?? null,
    });
    const [role] = valueRead(roles) ?? [];
    if (role !== undefined) draft.principalRole = role;
  }
  if (draft.name === undefined && typeof draft.surname === 'string') {
    draft.name = draft.surname;
    delete draft.surname;
  }
  if (remarks.length > 0) draft.comments = remarks.join('\n');
  return draft;
}

function nameOf(
  reading: CellReading,
  value: string,
  { nameOrder }: { nameOrder: UnderstoodTable['nameOrder'] },
): Partial<FullName> {
  const full = 'full' in reading ? (reading.full as FullName) : readFullName(value, nameOrder).full;
  if (!full) return {};
  return full.surname === '' ? { name: full.name } : full;
}

/** A line without any name cannot be a player's record. */
export function hasName(draft: PlayerDraft): boolean {
  return typeof draft.name === 'string' && draft.name !== '';
}
