import type { SystemNoteName } from '@trattativa/contract/room/chat/system-notes';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findUsername } from './contacts.repository.ts';
import { postNote } from './post-note.ts';

/** Posts a note about a person's act, with their name; `params` are the sentence's other placeholders. */
export async function postAct(
  services: Services,
  tx: Transaction,
  act: {
    conversationId: number;
    accountId: number;
    event: SystemNoteName;
    params?: Record<string, string>;
  },
): Promise<void> {
  const { conversationId, accountId, event, params } = act;
  const name = (await findUsername(tx, accountId)) ?? '';
  await postNote(services, tx, { conversationId, fromId: accountId, event, params: { name, ...params } });
}
