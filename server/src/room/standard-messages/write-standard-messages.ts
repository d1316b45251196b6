import {
  mostStandardMessages,
  type StandardMessage,
} from '@trattativa/contract/room/standard-messages/standard-message';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { isUniqueViolation, type Transaction } from '../../platform/database/database.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { Call } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import {
  listStandardMessages,
  lockStandardMessages,
  type StandardList,
} from './standard-messages.repository.ts';

export interface SavedList {
  message: string;
  items: StandardMessage[];
}

/**
 * Changes standard messages, one administrator at a time, notifies every screen that offers them, and returns
 * their list. `act` returns the list it changed. Throws `STANDARD_MESSAGE_TAKEN`,
 * `TOO_MANY_STANDARD_MESSAGES` and what `act` throws.
 */
export async function writeStandardMessages(
  services: Services,
  call: Call<unknown>,
  act: (tx: Transaction) => Promise<StandardList>,
): Promise<SavedList> {
  try {
    return await createOnce(services, call, async (tx) => {
      await lockStandardMessages(tx);
      const list = await withinCap(
        'cap_standard_messages',
        act(tx),
        () => new AppError('TOO_MANY_STANDARD_MESSAGES', { params: { max: mostStandardMessages } }),
      );
      const items = await listStandardMessages(tx, list);
      await recordEvent(tx, {
        type: 'standardMessages.changed',
        data: { type: list.type, language: list.language },
        recipients: [],
        // Any screen may show them.
        audience: 'market',
        actorId: call.actor.accountId,
        at: services.clock.now(),
      });
      return { message: translate(call.language, 'feedback:dataSaved'), items };
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'standard_messages_once')) throw error;
    throw new AppError('STANDARD_MESSAGE_TAKEN', { fields: [{ path: ['text'], code: 'duplicate' }] });
  }
}
