import type { standardMessageEndpoints } from '@trattativa/contract/room/standard-messages/endpoints';
import {
  maxStandardMessages,
  type StandardMessage,
} from '@trattativa/contract/room/standard-messages/standard-message';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { isUniqueViolation, type Transaction } from '../../platform/database/database.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import {
  findStandardMessage,
  insertStandardMessage,
  listStandardMessages,
  lockStandardMessages,
  placeStandardMessages,
  type StandardList,
  updateStandardMessage,
} from './standard-messages.repository.ts';

/** Appends one to its list. Throws `STANDARD_MESSAGE_TAKEN`, `TOO_MANY_STANDARD_MESSAGES`. */
export function addStandardMessage(
  services: Services,
  call: CallOf<typeof standardMessageEndpoints.addStandardMessage>,
): Promise<SavedList> {
  const { input } = call;
  const list = { type: input.type, language: input.language };
  return writeStandardMessages(services, call, async (tx) => {
    await insertStandardMessage(tx, list, { text: input.text, side: input.side ?? null });
    return list;
  });
}

/**
 * Rewords one, gives it to a side, retires or restores it. Throws `NOT_FOUND`, `CHANGED_MEANWHILE` with the list,
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
    const { text = before.text, side = before.side, retired = before.retired } = input;
    await updateStandardMessage(tx, {
      ...before,
      text,
      side,
      retiredAt: retired ? services.clock.now() : null,
      comesBack: before.retired && !retired,
    });
    return before;
  });
}

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
    const ordered = new Set(input.ids);
    if (
      ordered.size !== input.ids.length ||
      ordered.size !== offered.length ||
      !offered.every((id) => ordered.has(id))
    )
      throw new AppError('CHANGED_MEANWHILE', { current: { items } });
    await placeStandardMessages(tx, list, input.ids);
    return list;
  });
}

interface SavedList {
  message: string;
  items: StandardMessage[];
}

/**
 * Changes standard messages, one administrator at a time, notifies every screen that offers them, and returns
 * their list. `act` returns the list it changed. Throws `STANDARD_MESSAGE_TAKEN`,
 * `TOO_MANY_STANDARD_MESSAGES` and what `act` throws.
 */
async function writeStandardMessages(
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
        () => new AppError('TOO_MANY_STANDARD_MESSAGES', { params: { max: maxStandardMessages } }),
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
