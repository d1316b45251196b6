import { readdirSync, readFileSync } from 'node:fs';
import { draftOf, hasName, type PlayerDraft } from '@trattativa/domain/people/import/player-draft';
import { understandTable } from '@trattativa/domain/people/import/understand-table';
import { foldWord } from '@trattativa/domain/people/import/words/fold-word';
import type { Language } from '@trattativa/domain/platform/languages';
import { readSheets } from '../../src/platform/spreadsheet/read-sheets.ts';

/** A player's row as the hand that wrote the file meant it. */
interface ExpectedRow {
  row: number;
  name?: string;
  surname?: string;
  bornDate?: string;
  bornYear?: number;
  roles?: string[];
  foot?: 'right' | 'left' | 'both';
  heightCm?: number;
  weightKg?: number;
  nationalities?: string[];
  club?: string;
  contract?: 'free' | 'bound';
  salaryMonthlyEur?: number;
  requestedSalaryMonthlyEur?: number;
  phone?: string;
  video?: string;
  note?: string | string[];
  bad?: string[];
  uncertain?: string[];
}

/** How an import of a file compares with what its author meant. */
export interface ImportScore {
  file: string;
  players: number;
  rowsIn: number;
  /** Lines that are no players and would come in. */
  rowsTooMany: number;
  cells: number;
  wrong: string[];
}

const rolesOf: Readonly<Record<string, readonly number[]>> = {
  GK: [1],
  CB: [2, 3],
  SW: [2, 3],
  'CB-R': [2],
  'CB-L': [3],
  RB: [4],
  RWB: [4],
  LB: [5],
  LWB: [5],
  RW: [6],
  RM: [6],
  LW: [7],
  LM: [7],
  DM: [8],
  CM: [8, 9],
  AM: [9],
  SS: [10],
  CF: [11],
};
const feet = { right: 0, left: 1, both: 2 } as const;
const sheetLimits = { maxRows: 20_000, maxColumns: 200, maxSheets: 20 };

/** The files of a folder that have their expected rows beside them. */
export function corpusFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.json') && name !== 'README.md')
    .sort();
}

/** Imports a file as a person would who only presses the button, and compares every cell. */
export function scoreImport(folder: string, file: string): ImportScore {
  const stem = `${folder}/${file.replace(/\.\w+$/, '')}`;
  const expected = JSON.parse(readFileSync(`${stem}.expected.json`, 'utf8')) as ExpectedRow[];
  const { _file: meta } = JSON.parse(readFileSync(`${stem}.meta.json`, 'utf8')) as {
    _file: { language: Language };
  };
  const [sheet] = readSheets(readFileSync(`${folder}/${file}`), sheetLimits);
  const table = understandTable(sheet?.rows ?? [], { today: '2026-11-23', preferred: meta.language });
  const drafts = new Map<number, PlayerDraft>();
  for (const row of table.rows) {
    if (row.kind !== 'player') continue;
    const draft = draftOf(table, row);
    if (hasName(draft)) drafts.set(row.line, draft);
  }
  const score: ImportScore = {
    file,
    players: expected.length,
    rowsIn: 0,
    rowsTooMany: 0,
    cells: 0,
    wrong: [],
  };
  for (const row of expected) {
    const draft = drafts.get(row.row);
    drafts.delete(row.row);
    if (!draft) {
      score.wrong.push(`${file}:${row.row} the row is missing`);
      continue;
    }
    score.rowsIn += 1;
    compare(row, draft, score);
  }
  score.rowsTooMany = drafts.size;
  for (const [line, draft] of drafts) score.wrong.push(`${file}:${line} no player: ${JSON.stringify(draft)}`);
  return score;
}

function compare(row: ExpectedRow, draft: PlayerDraft, score: ImportScore): void {
  const uncertain = new Set(row.uncertain);
  const check = (field: string, holds: boolean, found: unknown, meant: unknown) => {
    if (uncertain.has(field)) return;
    score.cells += 1;
    if (!holds)
      score.wrong.push(
        `${score.file}:${row.row} ${field}: ${JSON.stringify(found)} for ${JSON.stringify(meant)}`,
      );
  };
  const whole = (parts: unknown[]) =>
    parts
      .filter((part) => part)
      .map((part) => foldWord(String(part)))
      .join(' | ');
  const mononym = !row.name;
  if (!uncertain.has('surname')) {
    const same = mononym
      ? foldWord(`${draft.name ?? ''} ${draft.surname ?? ''}`) === foldWord(row.surname ?? '')
      : whole([draft.name, draft.surname]) === whole([row.name, row.surname]);
    check('name', same, [draft.name, draft.surname], [row.name, row.surname]);
  }
  if (row.bornDate)
    check('bornDate', draft.bornDate === row.bornDate, draft.bornDate ?? draft.bornYear, row.bornDate);
  else if (row.bornYear)
    check(
      'bornYear',
      Math.abs(Number(draft.bornYear ?? String(draft.bornDate).slice(0, 4)) - row.bornYear) <= 1,
      draft.bornYear,
      row.bornYear,
    );
  const meant = (row.roles ?? []).map((code) => rolesOf[code] ?? []);
  if (meant.length > 0) {
    const main = Number(draft.principalRole);
    const others = meant
      .slice(1)
      .flat()
      .filter((role) => role !== main);
    const second =
      others.length === 0 ||
      meant.length === 1 ||
      others.includes(Number(draft.secondaryRole)) ||
      meant.slice(1).every((roles) => roles.includes(main));
    check(
      'roles',
      (meant[0] ?? []).includes(main) && second,
      [draft.principalRole, draft.secondaryRole],
      row.roles,
    );
  }
  if (row.foot) check('foot', draft.foot === feet[row.foot], draft.foot, row.foot);
  const plain = [
    ['heightCm', draft.heightCm, row.heightCm],
    ['weightKg', draft.weightKg, row.weightKg],
    ['salary', draft.salary, row.salaryMonthlyEur],
    ['requestedSalary', draft.requestedSalary, row.requestedSalaryMonthlyEur],
    ['nationalities', draft.nationality, row.nationalities?.[0]],
    ['contract', draft.contractualStatus, row.contract && (row.contract === 'free' ? 0 : 1)],
    ['videoUrl', draft.videoUrl ?? draft.youtubeUrl, row.video?.replace(/^(?!https?:)/, 'https://')],
  ] as const;
  for (const [field, found, wanted] of plain) {
    if (wanted !== undefined)
      check(
        field,
        typeof wanted === 'number' ? Math.abs(Number(found) - wanted) <= 1 : found === wanted,
        found,
        wanted,
      );
  }
  if (row.club)
    check(
      'club',
      foldWord(String(draft.currentClub ?? '')) === foldWord(row.club),
      draft.currentClub,
      row.club,
    );
  const digits = (text: unknown) =>
    String(text ?? '')
      .replace(/\D/g, '')
      .replace(/^00/, '');
  if (row.phone) check('phone', digits(draft.phone) === digits(row.phone), draft.phone, row.phone);
  for (const note of [row.note ?? []].flat()) {
    check('note', foldWord(String(draft.comments ?? '')).includes(foldWord(note)), draft.comments, note);
  }
  for (const field of row.bad ?? []) {
    const found = (draft as Record<string, unknown>)[
      field === 'nationalities' ? 'nationality' : field === 'roles' ? 'principalRole' : field
    ];
    check(field, found === undefined, found, 'an empty, marked cell');
  }
}
