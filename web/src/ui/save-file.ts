import { saveAs } from '../platform/api/save-as.ts';

/** Hands the browser a text to save as a file. */
export function saveFile(text: string, name: string, type = 'text/csv;charset=utf-8'): void {
  saveAs(new Blob([text], { type }), name);
}
