import { open } from 'node:fs/promises';
import type { Database } from '../../platform/database/database.ts';
import { type ExportSubject, readEverythingAbout } from './export.repository.ts';

/**
 * Writes a person's data into a new file at `path`: a JSON object with an array per part, one row per line.
 * The closing brace is omitted: the archive's file list is appended later.
 */
export async function writeMyData(
  db: Database,
  subject: ExportSubject,
  at: Date,
  path: string,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.write(`{\n"exportedAt": ${JSON.stringify(at)}`);
    let written = '';
    await readEverythingAbout(db, subject, async (part, rows) => {
      const begins = part !== written;
      const before = written === '' || !begins ? '' : '\n]';
      const head = begins ? `${before},\n${JSON.stringify(part)}: [` : '';
      const comma = begins ? '' : ',';
      const lines = rows.map((row) => `\n${JSON.stringify(row)}`).join(',');
      await file.write(`${head}${rows.length === 0 ? '' : comma}${lines}`);
      written = part;
    });
    await file.write('\n]');
  } finally {
    await file.close();
  }
}
