import type { Api } from '@trattativa/contract/api';
import { toWire } from '@trattativa/contract/wire-names';
import { send } from './send.ts';

/** Fetches a stored file with the session, for display. Throws ApiError. */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await send(path, { method: 'GET' });
  return response.blob();
}

/** Fetches a stored file with the session and saves it as a download. Throws ApiError. */
export async function download(path: string, name: string): Promise<void> {
  saveAs(await fetchFile(path), name);
}

/**
 * Saves the file that a call returns as a download: `downloadFrom('Player/contract', input, name)`. Throws ApiError.
 */
export async function downloadFrom<Name extends keyof Api>(
  call: Name,
  input: Api[Name]['input'],
  name: string,
): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await send(`/api/${call}`, { headers, body: JSON.stringify(toWire(input)) });
  saveAs(await response.blob(), name);
}

/** Long enough for any browser to start reading. */
const readMs = 60_000;

/** Saves content as a file with this name. */
export function saveAs(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  // If the link is not in the page, some browsers lose the name, which they read after the click.
  link.hidden = true;
  document.body.append(link);
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
    link.remove();
  }, readMs);
}
