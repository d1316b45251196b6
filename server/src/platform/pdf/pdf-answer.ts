import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileAnswer } from '../http/send-file.ts';

/** A PDF that is drawn for this answer: nothing is kept, so that an erased name is in no stored copy. */
export async function pdfAnswer(name: string, write: (path: string) => Promise<void>): Promise<FileAnswer> {
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-pdf-'));
  try {
    const path = join(folder, 'document.pdf');
    await write(path);
    const body = await readFile(path);
    return { name, type: 'application/pdf', bytes: body.length, body };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
