import type { ChatMessage } from './chat.ts';

export type MessageAct = 'edit' | 'delete';

/** How long after it was said a message may be changed by its author: a deal rests on what the others have read. */
export const changeMinutes: Readonly<Record<MessageAct, number>> = { edit: 15, delete: 24 * 60 };

/** What the author may do with each kind of message. What the platform says stays as it is. */
const actsOf: Readonly<Record<ChatMessage['kind'], readonly MessageAct[]>> = {
  text: ['edit', 'delete'],
  file: ['edit', 'delete'],
  system: [],
  knock: [],
};

/** What the rule looks at; times as they travel or as they are stored. */
export interface ChangedMessage extends Pick<ChatMessage, 'kind' | 'from_id'> {
  inserted_at: string | Date;
  deleted_at: string | Date | null;
}

/**
 * Why this account may not change this message now; null when it may. `forbidden`: not its own, of a kind that stays, or
 * deleted already; `too_late`: said too long ago.
 */
export function changeRefusal(
  act: MessageAct,
  message: ChangedMessage,
  accountId: number,
  now: number,
): 'forbidden' | 'too_late' | null {
  if (message.from_id !== accountId || message.deleted_at !== null) return 'forbidden';
  if (!actsOf[message.kind].includes(act)) return 'forbidden';
  const age = now - new Date(message.inserted_at).getTime();
  return age >= changeMinutes[act] * 60_000 ? 'too_late' : null;
}
