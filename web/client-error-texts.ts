import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * The errors that the browser puts into words itself. All others come from the service, already in the user's language: their
 * texts need not be loaded.
 */
export const saidByTheBrowser: readonly string[] = [
  'field',
  'NETWORK',
  'INTERNAL',
  'USER_NOT_ALLOWED',
  'REQUEST_SEND_FAILED',
  'FILE_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'TOO_MANY_FILES',
  'CAREER_CHART_REQUIREMENTS',
  'MISSING_NEGOTIATION_PARAMETERS',
  'MISSING_OFFER_PARAMETERS',
  'MISSING_PLAYER_INFO',
  'MISSING_REQUEST_PARAMETERS',
  'MAX_CLUBS',
  'CODE_INVALID',
];

/** Leaves the errors that only the service says out of what the browser loads. */
export function onlyWhatTheBrowserSays(): Plugin {
  return {
    name: 'only-what-the-browser-says',
    enforce: 'pre',
    async load(id) {
      if (!/\/texts\/[a-z]{2}\/errors\.json$/.test(id)) return null;
      const texts = JSON.parse(await readFile(id, 'utf8')) as Record<string, unknown>;
      return JSON.stringify(Object.fromEntries(saidByTheBrowser.map((key) => [key, texts[key]])));
    },
  };
}
