import { now } from '../../platform/clock/clock.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { saveFile } from '../save-file.ts';
import { type CsvCell, toCsv } from './to-csv.ts';

/** Saves a table as the CSV file of today that a spreadsheet of the reader's country opens; the first row is its head. */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[]): void {
  // A comma is decimal in six of the seven languages, so that their spreadsheets part columns by semicolons.
  const csv = toCsv(rows, i18n.language === 'en' ? ',' : ';');
  saveFile(csv, `${name}-${now().toISOString().slice(0, 10)}.csv`);
}
