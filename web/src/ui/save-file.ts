import { saveAs } from '../platform/api/download.ts';

/** Downloads a text as a file. */
export function saveFile(text: string, name: string, type = 'text/csv;charset=utf-8'): void {
  saveAs(new Blob([text], { type }), name);
}
