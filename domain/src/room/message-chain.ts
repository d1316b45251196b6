/**
 * The chain over a conversation's messages, which makes an export evidence: the hash of a message is the SHA-256 of the
 * hash before it and of what was first said, so that a message cannot be changed, left out or put in without changing
 * every hash behind it. What becomes of a message later (edited, taken back) does not touch the chain. The same on the
 * service, in the browser and for anybody with a SHA-256 at hand.
 */
export interface ChainedMessage {
  seq: number;
  id: number;
  /** Null: the platform. */
  fromId: number | null;
  /** ISO 8601 in UTC with milliseconds. */
  at: string;
  kind: string;
  /** As it was first said. */
  original: string;
  attachments: readonly { name: string; size: number; sha256: string }[];
}

/** What the hash before the first message is made of. */
export function chainBeginning(conversationId: number): string {
  return `conversation ${conversationId}`;
}

/** The text whose SHA-256, in lower-case hex, is the message's hash: the hash before it, a line break, a JSON array. */
export function chainLink(before: string, message: ChainedMessage): string {
  const { seq, id, fromId, at, kind, original, attachments } = message;
  const files = attachments.map(({ name, size, sha256 }) => [name, size, sha256]);
  return `${before}\n${JSON.stringify([seq, id, fromId, at, kind, original, files])}`;
}

/** What an export in JSON says; `messages` stand one to a line. */
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
  /** What it says now; empty when it was taken back. */
  content: string;
  editedAt: string | null;
  deletedAt: string | null;
  /** The words that it had before each change, oldest first. */
  revisions: { content: string; act: 'edited' | 'deleted'; at: string }[];
  replyToId: number | null;
  hash: string;
}
