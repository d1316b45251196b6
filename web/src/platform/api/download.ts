import type { Api } from '@trattativa/contract/api';
import { toWire } from '@trattativa/contract/wire-names';
import { send } from './send.ts';

/** Fetches a stored file with the session and hands it to the browser's downloads. Throws ApiError. */
export async function download(path: string, name: string): Promise<void> {
  const response = await send(path, { method: 'GET' });
  saveAs(await response.blob(), name);
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

/** Long enough for any browser to begin reading. */
const readMs = 60_000;

function saveAs(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  // Outside the page the browser may forget the name.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), readMs);
}
