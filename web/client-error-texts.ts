import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * The error codes whose text the browser looks up itself. All other errors arrive from the service already in the user's
 * language, so their texts need not be loaded.
 */
export const clientErrorCodes: readonly string[] = [
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

/** Removes the error texts that only the service uses from what the browser loads. */
export function clientErrorTexts(): Plugin {
  return {
    name: 'client-error-texts',
    enforce: 'pre',
    async load(id) {
      if (!/\/texts\/[a-z]{2}\/platform\/errors\.json$/.test(id)) return null;
      const texts = JSON.parse(await readFile(id, 'utf8')) as Record<string, unknown>;
      return JSON.stringify(Object.fromEntries(clientErrorCodes.map((key) => [key, texts[key]])));
    },
  };
}
