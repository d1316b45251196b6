import type { ChatMessage } from './chat.ts';

export type MessageAct = 'edit' | 'delete';

/** How long an author may change a message; short, because others rely on what they have read. */
export const changeMinutes: Readonly<Record<MessageAct, number>> = { edit: 15, delete: 24 * 60 };

/** What the author may do with each kind of message. System messages never change. */
const actsOf: Readonly<Record<ChatMessage['kind'], readonly MessageAct[]>> = {
  text: ['edit', 'delete'],
  file: ['edit', 'delete'],
  system: [],
  knock: [],
};

/** The input of the rule; times as ISO strings or dates. */
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
