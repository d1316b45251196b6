import type { recordOwnerEndpoints } from '@trattativa/contract/room/chat/record-owner-endpoints';
import { translate } from '@trattativa/texts/translate';
import { accessPlayerContact } from '../../../people/players.ts';
import { AppError } from '../../../platform/app-error.ts';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { createOnce } from '../../../platform/http/idempotency.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { findNamedPlayer, insertText } from '../messages/messages.repository.ts';
import { postAct } from '../messages/post-note.ts';
import { findLanguage } from './contacts.repository.ts';
import { findPair } from './conversations.repository.ts';
import { insertOpenedPair, requireReachable } from './open-pair.ts';

type Contact = CallOf<typeof recordOwnerEndpoints.contactRecordOwner>;
type Opened = OutputOf<typeof recordOwnerEndpoints.contactRecordOwner>;

/**
 * Opens the caller's conversation with the person to contact about a player, and names the player in it.
 * Throws `NOT_FOUND` for a player whom the caller may not see, `NOT_CONTACTABLE` when nobody may be written
 * to about the player.
 */
export function contactRecordOwner(services: Services, call: Contact): Promise<Opened> {
  return writeToRecordOwner(services, call, async () => undefined);
}

/** Opens that conversation and asks whether the player is available, in the language of the person who reads it. */
export function askAvailability(
  services: Services,
  call: CallOf<typeof recordOwnerEndpoints.askAvailability>,
): Promise<Opened> {
  return writeToRecordOwner(services, call, async (tx, { conversationId, recordOwnerId, player }) => {
    const at = services.clock.now();
    const fromId = call.actor.accountId;
    const content = translate(await findLanguage(tx, recordOwnerId), 'chat:ask.availability', { player });
    const messageId = await insertText(tx, { conversationId, fromId, content, at });
    await recordEvent(tx, {
      type: 'conversation.notePosted',
      data: { conversationId, messageId },
      recipients: [],
      actorId: fromId,
      at,
    });
  });
}

interface Written {
  conversationId: number;
  recordOwnerId: number;
  /** The full name. */
  player: string;
}

async function writeToRecordOwner(
  services: Services,
  call: Contact,
  write: (tx: Transaction, about: Written) => Promise<void>,
): Promise<Opened> {
  const { actor, input } = call;
  const { player, contactId } = await accessPlayerContact(services, actor, input.playerId);
  if (contactId === null || contactId === actor.accountId) throw new AppError('NOT_CONTACTABLE');
  await requireReachable(services, services.db, actor, contactId);
  const pair = [actor.accountId, contactId] as const;
  const name = `${player.name} ${player.surname}`.trim();
  return createOnce(services, call, async (tx) => {
    const at = services.clock.now();
    const conversationId =
      (await findPair(tx, pair)) ??
      (await insertOpenedPair(tx, pair, at)) ??
      // The other side opened it at the same instant.
      assertFound(await findPair(tx, pair));
    if ((await findNamedPlayer(tx, conversationId)) !== player.id) {
      await postAct(services, tx, {
        conversationId,
        accountId: actor.accountId,
        event: 'playerNamed',
        params: { player: name, playerId: String(player.id) },
      });
    }
    await write(tx, { conversationId, recordOwnerId: contactId, player: name });
    return { conversationId };
  });
}
