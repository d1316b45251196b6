import { AppError } from '../app-error.ts';
import { decodeText } from './decode-text.ts';
import { readOds } from './read-ods.ts';
import { readTextTable } from './read-text-table.ts';
import { readXlsx } from './read-xlsx.ts';
import { isZip, ZipArchive } from './read-zip.ts';
import type { Sheet, SheetLimits } from './sheet.ts';

const zipLimits = { maxEntries: 2_000, maxEntryBytes: 60_000_000, maxTotalBytes: 120_000_000 };

/**
 * The tables of a file: XLSX, ODS, or text in any encoding and with any separator of columns (`asLines`: one cell a line).
 * Cells stay as they are written. Throws `TABLE_UNREADABLE` for anything else, `TABLE_TOO_LONG` for more rows than the limit.
 */
export function readSheets(bytes: Buffer, limits: SheetLimits, options: { asLines?: boolean } = {}): Sheet[] {
  if (isZip(bytes)) {
    const archive = ZipArchive.open(bytes, zipLimits);
    if (!archive) throw new AppError('TABLE_UNREADABLE');
    const names = archive.names();
    if (names.includes('xl/workbook.xml')) return withRows(readXlsx(archive, limits));
    return withRows(readOds(archive, limits));
  }
  const text = decodeText(bytes);
  if (text === null || text.trim() === '') throw new AppError('TABLE_UNREADABLE');
  const rows: Sheet['rows'] = [];
  for (const row of readTextTable(text, options)) {
    if (rows.length >= limits.maxRows)
      throw new AppError('TABLE_TOO_LONG', { params: { max: limits.maxRows } });
    if (row.cells.length > limits.maxColumns) throw new AppError('TABLE_UNREADABLE');
    rows.push(row);
  }
  return withRows([{ name: '', rows }]);
}

/** Sheets without a cell are left out; a file of only such ones is no table. */
function withRows(sheets: Sheet[]): Sheet[] {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new AppError('TABLE_UNREADABLE');
  return filled;
}
