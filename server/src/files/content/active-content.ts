import { readFile } from 'node:fs/promises';
import { fileTypes } from '@trattativa/domain/platform/file-limits';
import { isActiveDocx } from './active-docx.ts';
import { isActivePdf } from './active-pdf.ts';

/**
 * Whether a document does something by itself when somebody opens it, or holds another file. Pictures have nothing of the kind once they
 * are encoded anew.
 */
export async function hasActiveContent(path: string, type: string): Promise<boolean> {
  if (type === fileTypes.pdf) return isActivePdf(await readFile(path));
  if (type === fileTypes.docx) return isActiveDocx(await readFile(path));
  return false;
}
