import type { Api } from '@trattativa/contract/api';
import { toWire } from '@trattativa/contract/wire-names';
import { saveAs } from './save-as.ts';
import { send } from './send.ts';

/** Fetches a stored file with the session, to be shown. Throws ApiError. */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await send(path, { method: 'GET' });
  return response.blob();
}

/** Fetches a stored file with the session and hands it to the browser's downloads. Throws ApiError. */
export async function download(path: string, name: string): Promise<void> {
  saveAs(await fetchFile(path), name);
}

/** The same for a call that answers a file: `downloadFrom('Player/contract', input, name)`. */
export async function downloadFrom<Name extends keyof Api>(
  call: Name,
  input: Api[Name]['input'],
  name: string,
): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await send(`/api/${call}`, { headers, body: JSON.stringify(toWire(input)) });
  saveAs(await response.blob(), name);
}
