/**
 * The hash chain over a conversation's messages, which makes an export evidence. A message's hash is the SHA-256 of the
 * previous hash and the message's original text, so changing, omitting or inserting a message changes every later hash.
 * Later edits and deletions do not affect the chain. Server, browser and any SHA-256 tool compute the same hashes.
 */
export interface ChainedMessage {
  seq: number;
  id: number;
  /** Null: the platform. */
  fromId: number | null;
  /** ISO 8601 in UTC with milliseconds. */
  at: string;
  kind: string;
  /** The original text. */
  original: string;
  attachments: readonly { name: string; size: number; sha256: string }[];
}

/** The input of the hash that precedes the first message. */
export function chainBeginning(conversationId: number): string {
  return `conversation ${conversationId}`;
}

/** The text whose SHA-256, in lower-case hex, is the message's hash: the previous hash, a line break, a JSON array. */
export function chainLink(before: string, message: ChainedMessage): string {
  const { seq, id, fromId, at, kind, original, attachments } = message;
  const files = attachments.map(({ name, size, sha256 }) => [name, size, sha256]);
  return `${before}\n${JSON.stringify([seq, id, fromId, at, kind, original, files])}`;
}

/** The content of a JSON export; `messages` has one per line. */
export interface ConversationExport {
  format: 'trattativa-conversation';
  version: 1;
  conversation: { id: number; name: string; people: { id: number; name: string }[] };
  exportedAt: string;
  exportedBy: { id: number; name: string };
  chain: {
    algorithm: 'SHA-256';
    /** How to check it, in English. */
    rule: string;
    /** The hash before the first message of the export. */
    start: string;
  };
  messages: ExportedMessage[];
  count: number;
  /** The hash of the last message. */
  head: string;
}

export interface ExportedMessage extends ChainedMessage {
  fromName: string;
  /** The current text; empty when the message was deleted. */
  content: string;
  editedAt: string | null;
  deletedAt: string | null;
  /** The text before each edit, oldest first. */
  revisions: { content: string; act: 'edited' | 'deleted'; at: string }[];
  replyToId: number | null;
  hash: string;
}
