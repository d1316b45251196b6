import { maxCareerEntries } from '@trattativa/contract/people/players/career';
import type { BadRow } from '@trattativa/contract/people/portfolios/import-endpoints';
import { wireName } from '@trattativa/contract/wire-names';
import { maxBadRows } from '@trattativa/domain/people/import-limits';
import { cutText } from '@trattativa/domain/platform/cut-text';
import { maxCommentsLength } from '@trattativa/domain/platform/text-limits';
import type { Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../../platform/app-error.ts';
import { fieldErrorText } from '../../../platform/error-text.ts';
import { foldHeader, type TableRow } from '../../../platform/spreadsheet/read-table.ts';
import type { PlayerFields } from '../../players/players.repository.ts';
import type { FindRefusedFee } from '../refused-fees.ts';
import { careerEntryFieldLabel, readCareerEntryCells } from './import-career-entry-columns.ts';
import { type ColumnMap, fieldLabel, type ImportField, importFields, mapColumns } from './import-columns.ts';
import { type RowProblem, readPlayerRow } from './import-row.ts';
import { type ImportedCareerEntry, importedCareerEntries } from './imported-career-entries.ts';

export interface GoodRow {
  line: number;
  name: string;
  bornDate: string | null;
  fields: PlayerFields;
  careerEntries: ImportedCareerEntry[];
  /** As the file says them, for a row that is refused later. */
  cells: ReadonlyMap<string, string>;
  /** True when an earlier row of the file has the same name and birth date. */
  repeats: boolean;
}

const maxShown = 20;
const maxDuplicatesShown = 200;

/** The result of an import, row by row: counts of all rows, details of the first. */
export class ImportReport {
  readonly #language: Language;
  readonly #today: string;
  readonly #findRefusedFee: FindRefusedFee;
  #columns: ColumnMap | null = null;
  #chunk: GoodRow[] = [];
  /** The line of the last good row or of its last career entry. */
  #lastLine = 0;
  #rows = 0;
  #bad = 0;
  #duplicates = 0;
  #added = 0;
  /** The people of the file so far, by folded name and birth date. */
  readonly #people = new Set<string>();
  readonly #badRows: BadRow[] = [];
  readonly #duplicateRows: { line: number; name: string; bornDate: string; where: 'portfolio' | 'file' }[] =
    [];
  readonly #sample: GoodRow[] = [];

  constructor(language: Language, today: string, findRefusedFee: FindRefusedFee) {
    this.#language = language;
    this.#today = today;
    this.#findRefusedFee = findRefusedFee;
  }

  get added(): number {
    return this.#added;
  }

  /**
   * Reads a row of the file. A row that says again who the player of the row above is, and otherwise only another career entry of
   * the career, belongs to that player and is no row of its own. Returns the number of good rows that wait for lookup.
   */
  read({ line, cells }: TableRow): number {
    if (cells !== null && this.#continues(line, cells)) return this.#chunk.length;
    this.#rows += 1;
    if (cells === null) this.#refuse(line, new Map(), null);
    else {
      this.#columns ??= columnsOf(cells, this.#language);
      const read = readPlayerRow(cells, this.#columns, this.#today);
      const fee = read.fields ? this.#findRefusedFee(read.fields) : null;
      const { careerEntries, problems, remarks } = this.#stationsOf(line, cells, this.#columns);
      if (read.problems) this.#refuse(line, cells, [...read.problems, ...problems]);
      else if (problems.length > 0) this.#refuse(line, cells, problems);
      else if (fee) {
        const problems = fee.fields.map((field) => ({
          field,
          code: 'minorProtected' as const,
          params: fee.params,
        }));
        this.#refuse(line, cells, problems);
      } else this.#accept(line, cells, withRemarks(read.fields, remarks), careerEntries);
    }
    return this.#chunk.length;
  }

  /** Refuses those of these rows that would make an adult of a minor; `minors` are their indexes. Returns the others. */
  refuseMinors(chunk: readonly GoodRow[], minors: ReadonlySet<number>): GoodRow[] {
    for (const place of minors) {
      const row = chunk[place];
      if (row) this.#refuse(row.line, row.cells, [{ field: 'bornDate', code: 'staysMinor', params: {} }]);
    }
    return chunk.filter((_, place) => !minors.has(place));
  }

  /** Removes and returns the good rows that wait for lookup; while rows follow, the last one waits for its further career entries. */
  takeChunk({ last }: { last: boolean }): GoodRow[] {
    const chunk = this.#chunk;
    this.#chunk = last ? [] : chunk.splice(-1);
    return chunk;
  }

  /** Adds the career entry of a row to the player of the row above. False when the row is one of its own. */
  #continues(line: number, cells: ReadonlyMap<string, string>): boolean {
    const columns = this.#columns;
    const above = this.#chunk.at(-1);
    if (!columns || !above || columns.careerEntryHeaderOf.size === 0 || line !== this.#lastLine + 1)
      return false;
    const said = [...columns.headerOf].filter(([, header]) => (cells.get(header) ?? '').trim() !== '');
    if (said.some(([field]) => field !== 'name' && field !== 'surname' && field !== 'bornDate')) return false;
    const { fields, problems } = readPlayerRow(cells, columns, this.#today);
    if (problems || `${fields.name} ${fields.surname}` !== above.name) return false;
    if (fields.born_date !== above.bornDate) return false;
    const read = this.#stationsOf(line, cells, columns);
    if (read.careerEntries.length === 0 || read.problems.length > 0) return false;
    if (above.careerEntries.length + read.careerEntries.length > maxCareerEntries) return false;
    above.careerEntries.push(...read.careerEntries);
    this.#lastLine = line;
    return true;
  }

  #stationsOf(
    line: number,
    cells: ReadonlyMap<string, string>,
    columns: ColumnMap,
  ): { careerEntries: ImportedCareerEntry[]; problems: RowProblem[]; remarks: string[] } {
    const { values, problems, remarks } = readCareerEntryCells(cells, columns.careerEntryHeaderOf, {
      language: this.#language,
      today: this.#today,
    });
    if (remarks.length === 0) return { careerEntries: [], problems, remarks };
    const clubName = values.clubName ?? cells.get(columns.headerOf.get('currentClub') ?? '');
    // Figures of which nobody can say where they were reached stay in the comments.
    if (!clubName) return { careerEntries: [], problems, remarks };
    const { careerEntries, refused } = importedCareerEntries([{ line, values: { ...values, clubName } }]);
    return { careerEntries, problems: [...problems, ...refused], remarks: [] };
  }

  /** Selects the rows to add: `known` are the indexes of those that the portfolio contains already. */
  selectNew(chunk: readonly GoodRow[], known: ReadonlySet<number>, withDuplicates: boolean): GoodRow[] {
    const added: GoodRow[] = [];
    for (const [place, row] of chunk.entries()) {
      const where = row.repeats ? 'file' : known.has(place) ? 'portfolio' : null;
      if (where && this.#duplicateRows.length < maxDuplicatesShown) {
        this.#duplicateRows.push({ line: row.line, name: row.name, bornDate: row.bornDate ?? '', where });
      }
      if (where && !withDuplicates) this.#duplicates += 1;
      else added.push(row);
    }
    this.#added += added.length;
    this.#sample.push(...added.slice(0, maxShown - this.#sample.length));
    return added;
  }

  present(message: string, applied: boolean) {
    return {
      message,
      applied,
      rows: this.#rows,
      added: this.#added,
      duplicates: this.#duplicates,
      bad: this.#bad,
      columns: this.#fieldsRead().map((field) => ({
        field: wireName(field),
        label: fieldLabel(field, this.#language),
      })),
      ignored: (this.#columns?.ignored ?? []).slice(0, 50),
      badRows: this.#badRows,
      duplicateRows: this.#duplicateRows,
      sample: this.#sample.map((row) => ({
        line: row.line,
        name: row.name,
        bornDate: row.bornDate,
        principalRole: row.fields.principal_role,
        currentClub: row.fields.current_club,
        missing: missingOf(row.fields),
      })),
    };
  }

  #fieldsRead() {
    const headerOf = this.#columns?.headerOf;
    return importFields.filter((field) => headerOf?.has(field));
  }

  #accept(
    line: number,
    cells: ReadonlyMap<string, string>,
    fields: PlayerFields,
    careerEntries: ImportedCareerEntry[],
  ): void {
    this.#lastLine = line;
    const name = `${fields.name} ${fields.surname}`;
    const bornDate = fields.born_date;
    const person = `${foldHeader(name)} ${bornDate}`;
    const repeats = bornDate !== null && this.#people.has(person);
    if (bornDate !== null) this.#people.add(person);
    this.#chunk.push({ line, name, bornDate, fields, careerEntries, repeats, cells });
  }

  #refuse(line: number, cells: ReadonlyMap<string, string>, problems: RowProblem[] | null): void {
    this.#bad += 1;
    if (this.#badRows.length >= maxBadRows) return;
    this.#badRows.push({
      line,
      values: this.#fieldsRead().map((field) =>
        shortened(cells.get(this.#columns?.headerOf.get(field) ?? '') ?? ''),
      ),
      problems: problems
        ? problems.map(({ field, code, params }) => ({
            field: wireName(field),
            code,
            label:
              careerEntryFieldLabel(field, this.#language) ??
              fieldLabel(field as ImportField, this.#language),
            text: fieldErrorText(this.#language, code, params),
          }))
        : [
            {
              field: '',
              code: 'unreadableRow',
              label: '',
              text: translate(this.#language, 'player-import:unreadableRow'),
            },
          ],
    });
  }
}

function withRemarks(fields: PlayerFields, remarks: readonly string[]): PlayerFields {
  if (remarks.length === 0) return fields;
  const comments = [fields.comments, ...remarks].filter((text) => text !== '').join('\n');
  return { ...fields, comments: cutText(comments, maxCommentsLength) };
}

/** Maps the headers. Throws `TABLE_UNREADABLE` when no column is known. */
function columnsOf(cells: ReadonlyMap<string, string>, language: Language): ColumnMap {
  const columns = mapColumns([...cells.keys()], language);
  if (columns.headerOf.size === 0) throw new AppError('TABLE_UNREADABLE');
  return columns;
}

/** Cells may have any length; returns enough to recognise one. */
function shortened(cell: string): string {
  return cell.length > 200 ? `${cutText(cell, 199)}…` : cell;
}

/** The number of mandatory fields that the record would lack. */
function missingOf(fields: PlayerFields): number {
  const empty = [
    fields.born_date,
    fields.nationality,
    fields.country,
    fields.principal_role,
    fields.foot,
    fields.height_cm,
    fields.contractual_status,
    fields.phone || null,
    fields.search_levels[0] ?? null,
  ];
  return empty.filter((value) => value === null).length;
}
