import type { Logger } from 'pino';
import type { Draft, MessageRow } from './messages.repository.ts';

export interface Written {
  message: MessageRow;
  /** The client id was known: nothing was stored. */
  duplicate: boolean;
}

export interface MessageWriterParts {
  /** Stores drafts in one commit; leaves out those of non-members and repeats. */
  insert(drafts: readonly Draft[]): Promise<MessageRow[]>;
  /** The message of a repeated client id; null when the draft was skipped because its author is no member. */
  findRepeat(draft: Draft): Promise<MessageRow | null>;
  /**
   * Called for each stored message, in order, before its author is answered; and again when its client id is
   * repeated, because the first commit's answer may have been lost.
   */
  deliver(message: MessageRow): Promise<void> | void;
  /** A commit failed: its messages may or may not be stored. */
  onFailed?(): void;
  log: Logger;
  /** Concurrent commits. */
  lanes?: number;
}

interface Waiting {
  draft: Draft;
  resolve(written: Written | null): void;
  reject(error: unknown): void;
}

const maxInOneCommit = 200;
/** Conflict with another node: deadlock, serialisation, the same client id at the same instant. */
const worthAnotherTry = new Set(['40P01', '40001', '23505']);
const tries = 3;

/**
 * Serializes the writes of each conversation: its messages are committed one batch after the other, so that
 * all members see one order; waiting conversations share a commit. Store, deliver, then answer.
 */
export class MessageWriter {
  readonly #parts: MessageWriterParts;
  /** By conversation, in order of arrival. */
  readonly #waiting = new Map<number, Waiting[]>();
  readonly #busy = new Set<number>();
  #freeLanes: number;

  constructor(parts: MessageWriterParts) {
    this.#parts = parts;
    this.#freeLanes = parts.lanes ?? 2;
  }

  /** Resolves when the message is durable and delivered here; null when the author is no member. */
  write(draft: Draft): Promise<Written | null> {
    return new Promise((resolve, reject) => {
      const queue = this.#waiting.get(draft.conversationId);
      const item = { draft, resolve, reject };
      if (queue) queue.push(item);
      else this.#waiting.set(draft.conversationId, [item]);
      this.#next();
    });
  }

  #next(): void {
    while (this.#freeLanes > 0) {
      const batch = this.#take();
      if (batch.length === 0) return;
      this.#freeLanes -= 1;
      void this.#commit(batch);
    }
  }

  /** Drafts that may be stored now: none of a conversation with a commit in flight, no repeated client id. */
  #take(): Waiting[] {
    const batch: Waiting[] = [];
    for (const [conversationId, queue] of this.#waiting) {
      if (batch.length >= maxInOneCommit) break;
      if (this.#busy.has(conversationId)) continue;
      const taken = queue.splice(0, distinctPrefix(queue, maxInOneCommit - batch.length));
      if (queue.length === 0) this.#waiting.delete(conversationId);
      this.#busy.add(conversationId);
      batch.push(...taken);
    }
    return batch;
  }

  async #commit(batch: Waiting[]): Promise<void> {
    try {
      const stored = await this.#store(batch.map(({ draft }) => draft));
      await this.#settle(batch, stored);
    } catch (error) {
      for (const item of batch) item.reject(error);
      this.#parts.onFailed?.();
    }
    for (const { draft } of batch) this.#busy.delete(draft.conversationId);
    this.#freeLanes += 1;
    this.#next();
  }

  async #store(drafts: readonly Draft[]): Promise<MessageRow[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#parts.insert(drafts);
      } catch (error) {
        const code = (error as { code?: string }).code ?? '';
        if (attempt >= tries || !worthAnotherTry.has(code)) throw error;
        this.#parts.log.warn({ code, drafts: drafts.length }, 'messages are stored with another try');
      }
    }
  }

  /** Stored messages come back in the order of their drafts; missing ones were skipped. */
  async #settle(batch: readonly Waiting[], stored: readonly MessageRow[]): Promise<void> {
    const left: Waiting[] = [];
    let at = 0;
    for (const item of batch) {
      const message = stored[at];
      if (message === undefined || !isOf(message, item.draft)) {
        left.push(item);
        continue;
      }
      at += 1;
      this.#deliver(item, { message, duplicate: false });
    }
    for (const item of left) {
      this.#parts
        .findRepeat(item.draft)
        .then(
          (message) => (message ? this.#deliver(item, { message, duplicate: true }) : item.resolve(null)),
          item.reject,
        );
    }
  }

  /** Stays in the same turn when nothing must be awaited. */
  #deliver(item: Waiting, written: Written): void {
    const delivering = this.#parts.deliver(written.message);
    if (delivering === undefined) item.resolve(written);
    else {
      delivering.then(
        () => item.resolve(written),
        // The message is stored, so the author gets an answer; recipients who missed it catch up.
        (error: unknown) => {
          const messageId = written.message.id;
          this.#parts.log.error({ err: error, messageId }, 'a stored message was not delivered');
          item.resolve(written);
        },
      );
    }
  }
}

function isOf(message: MessageRow, draft: Draft): boolean {
  return (
    message.conversation_id === draft.conversationId &&
    message.from_id === draft.fromId &&
    message.client_id === draft.clientId &&
    message.content === draft.content
  );
}

/** The longest prefix for one commit: up to the first repeated client id, at most `max`. */
function distinctPrefix(queue: readonly Waiting[], max: number): number {
  if (queue.length === 1) return 1;
  const seen = new Set<string>();
  let count = 0;
  for (const { draft } of queue) {
    if (count >= max) break;
    if (draft.clientId !== null) {
      const key = `${draft.fromId} ${draft.clientId}`;
      if (seen.has(key)) break;
      seen.add(key);
    }
    count += 1;
  }
  return count;
}
