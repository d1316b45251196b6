import { type ConversationExport, chainBeginning, chainLink } from '@trattativa/domain/room/message-chain';

export type Verified =
  | { outcome: 'unreadable' }
  | { outcome: 'other' }
  /** The first message that does not match its hash. */
  | { outcome: 'broken'; seq: number }
  | { outcome: 'sound'; count: number; seq: number; head: string };

export type Hash = (text: string) => Promise<string>;

/** SHA-256 in lower-case hex, by the browser. */
export const browserHash: Hash = async (text) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Recomputes the hashes of an exported conversation on this device. Sound means that nothing in the file was changed,
 * removed or added since they were computed; only the platform can confirm that they are its own.
 */
export async function verifyExport(
  text: string,
  conversationId: number,
  hash: Hash = browserHash,
): Promise<Verified> {
  const file = read(text);
  if (!file) return { outcome: 'unreadable' };
  if (file.conversation.id !== conversationId) return { outcome: 'other' };
  let before = file.chain.start;
  let seq = (file.messages[0]?.seq ?? 1) - 1;
  if (seq === 0 && before !== (await hash(chainBeginning(conversationId))))
    return { outcome: 'broken', seq: 1 };
  for (const message of file.messages) {
    seq += 1;
    before = await hash(chainLink(before, message));
    if (message.seq !== seq || message.hash !== before) return { outcome: 'broken', seq };
  }
  if (file.head !== before || file.count !== file.messages.length) return { outcome: 'broken', seq: seq + 1 };
  return { outcome: 'sound', count: file.count, seq, head: before };
}

function read(text: string): ConversationExport | null {
  try {
    const file = JSON.parse(text) as ConversationExport;
    const isExport =
      file.format === 'trattativa-conversation' &&
      typeof file.conversation.id === 'number' &&
      typeof file.chain.start === 'string' &&
      Array.isArray(file.messages) &&
      file.messages.every(({ attachments }) => Array.isArray(attachments));
    return isExport ? file : null;
  } catch {
    return null;
  }
}
