import { now } from '../../platform/clock/clock.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { saveFile } from '../save-file.ts';
import { type CsvCell, toCsv } from './to-csv.ts';

/**
 * Saves a table as a CSV file for spreadsheets of the reader's country, with today's date in its name. The first
 * row is the header.
 */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[]): void {
  // Six of the seven languages use a decimal comma; their spreadsheets separate columns by semicolons.
  const csv = toCsv(rows, i18n.language === 'en' ? ',' : ';');
  saveFile(csv, `${name}-${now().toISOString().slice(0, 10)}.csv`);
}
