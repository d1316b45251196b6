import type { standardMessageEndpoints } from '@trattativa/contract/room/standard-messages/endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import {
  findStandardMessage,
  listStandardMessages,
  updateStandardMessage,
} from './standard-messages.repository.ts';
import { type SavedList, writeStandardMessages } from './write-standard-messages.ts';

/**
 * Rewords, retires or restores one. Throws `NOT_FOUND`, `CHANGED_MEANWHILE` with the list,
 * `STANDARD_MESSAGE_TAKEN`, `TOO_MANY_STANDARD_MESSAGES`.
 */
export function changeStandardMessage(
  services: Services,
  call: CallOf<typeof standardMessageEndpoints.changeStandardMessage>,
): Promise<SavedList> {
  const { input } = call;
  return writeStandardMessages(services, call, async (tx) => {
    const before = await findStandardMessage(tx, input.id);
    if (!before) throw new AppError('NOT_FOUND');
    if (before.version !== input.version)
      throw new AppError('CHANGED_MEANWHILE', { current: { items: await listStandardMessages(tx, before) } });
    const { text = before.text, retired = before.retired } = input;
    await updateStandardMessage(tx, {
      ...before,
      text,
      retiredAt: retired ? services.clock.now() : null,
      comesBack: before.retired && !retired,
    });
    return before;
  });
}
