import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { insertStandardMessage, type StandardList } from './standard-messages.repository.ts';
import { type SavedList, writeStandardMessages } from './write-standard-messages.ts';

/** Appends one to its list. Throws `STANDARD_MESSAGE_TAKEN`, `TOO_MANY_STANDARD_MESSAGES`. */
export function addStandardMessage(
  services: Services,
  call: Call<StandardList & { text: string }>,
): Promise<SavedList> {
  const { input } = call;
  const list = { type: input.type, language: input.language };
  return writeStandardMessages(services, call, async (tx) => {
    await insertStandardMessage(tx, list, input.text);
    return list;
  });
}
