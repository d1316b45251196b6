import type { standardMessageEndpoints } from '@trattativa/contract/room/standard-messages/endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { insertStandardMessage } from './standard-messages.repository.ts';
import { type SavedList, writeStandardMessages } from './write-standard-messages.ts';

/** Appends one to its list. Throws `STANDARD_MESSAGE_TAKEN`, `TOO_MANY_STANDARD_MESSAGES`. */
export function addStandardMessage(
  services: Services,
  call: CallOf<typeof standardMessageEndpoints.addStandardMessage>,
): Promise<SavedList> {
  const { input } = call;
  const list = { type: input.type, language: input.language };
  return writeStandardMessages(services, call, async (tx) => {
    await insertStandardMessage(tx, list, input.text);
    return list;
  });
}
