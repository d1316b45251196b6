import type { ChatMessage } from '@trattativa/contract/room/chat/chat';
import type { Unsent } from './message/outbox.ts';

/** A line of the history. `startsGroup`: the author differs from the line above, or some minutes have passed. */
export type RoomItem =
  | { kind: 'beginning'; key: string }
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'note'; key: string; message: ChatMessage }
  | { kind: 'message'; key: string; message: ChatMessage; startsGroup: boolean }
  | { kind: 'unsent'; key: string; unsent: Unsent; startsGroup: boolean };

const groupMs = 5 * 60_000;

export interface RoomItemsInput {
  messages: readonly ChatMessage[];
  unsent: readonly Unsent[];
  userId: number;
  hasOlder: boolean;
  /** The last read message when the room was opened; null: no divider. */
  readUpTo: number | null;
}

/** The lines of a room: days, the unread divider, messages, then unsent messages. Keys are stable. */
export function roomItems({ messages, unsent, userId, hasOlder, readUpTo }: RoomItemsInput): RoomItem[] {
  const items: RoomItem[] = [];
  if (!hasOlder) items.push({ kind: 'beginning', key: 'beginning' });
  let before: ChatMessage | null = null;
  // The divider belongs above the first unread message: it is shown once that one is loaded.
  const isFirstLoaded = !hasOlder || (messages[0]?.id ?? 0) <= (readUpTo ?? 0);
  let divided = readUpTo === null || !isFirstLoaded;
  for (const message of messages) {
    const newDay = before === null || dayOf(before.inserted_at) !== dayOf(message.inserted_at);
    if (newDay)
      items.push({ kind: 'day', key: `day ${dayOf(message.inserted_at)}`, at: message.inserted_at });
    const dividesHere = !divided && message.id > (readUpTo ?? 0) && message.from_id !== userId;
    if (dividesHere) {
      divided = true;
      items.push({ kind: 'unread', key: 'unread' });
    }
    if (isNote(message)) items.push({ kind: 'note', key: keyOf(message), message });
    else {
      const startsGroup = newDay || dividesHere || before === null || !belongTogether(before, message);
      items.push({ kind: 'message', key: keyOf(message), message, startsGroup });
    }
    before = message;
  }
  const sent = new Set(messages.map(({ client_id: clientId }) => clientId));
  let startsGroup = before?.from_id !== userId || before === null || isNote(before);
  for (const one of unsent) {
    if (sent.has(one.clientId)) continue;
    items.push({ kind: 'unsent', key: one.clientId, unsent: one, startsGroup });
    startsGroup = false;
  }
  return items;
}

/** A line between the bubbles: an event, or a toc toc. */
function isNote({ kind }: ChatMessage): boolean {
  return kind === 'system' || kind === 'knock';
}

/** The key of a message, which is the same before and after it is stored, so that it keeps its position. */
function keyOf({ id, client_id: clientId }: ChatMessage): string {
  return clientId ?? String(id);
}

function belongTogether(one: ChatMessage, next: ChatMessage): boolean {
  if (isNote(one) || one.from_id !== next.from_id) return false;
  return Date.parse(next.inserted_at) - Date.parse(one.inserted_at) < groupMs;
}

function dayOf(at: string): string {
  return new Date(at).toDateString();
}
