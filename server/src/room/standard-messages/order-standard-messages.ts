import type { standardMessageEndpoints } from '@trattativa/contract/room/standard-messages/endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { listStandardMessages, placeStandardMessages } from './standard-messages.repository.ts';
import { type SavedList, writeStandardMessages } from './write-standard-messages.ts';

/** Reorders the active ones. Throws `CHANGED_MEANWHILE` with the list when these are not all of them. */
export function orderStandardMessages(
  services: Services,
  call: CallOf<typeof standardMessageEndpoints.orderStandardMessages>,
): Promise<SavedList> {
  const { input } = call;
  const list = { type: input.type, language: input.language };
  return writeStandardMessages(services, call, async (tx) => {
    const items = await listStandardMessages(tx, list);
    const offered = items.filter(({ retired }) => !retired).map(({ id }) => id);
    const asked = new Set(input.ids);
    if (
      asked.size !== input.ids.length ||
      asked.size !== offered.length ||
      !offered.every((id) => asked.has(id))
    )
      throw new AppError('CHANGED_MEANWHILE', { current: { items } });
    await placeStandardMessages(tx, list, input.ids);
    return list;
  });
}
