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
  /** What a repeated client id stands for; null when the draft was left out because its author is no member. */
  findRepeat(draft: Draft): Promise<MessageRow | null>;
  /**
   * Called for each stored message, in order, before its author is answered; once more when its client id comes again,
   * because the first answer of the database may have been lost after it had stored the message.
   */
  deliver(message: MessageRow): Promise<void> | void;
  /** A commit failed: whether it stored its messages is not known. */
  onFailed?(): void;
  log: Logger;
  /** Commits under way at the same time. */
  lanes?: number;
}

interface Waiting {
  draft: Draft;
  resolve(written: Written | null): void;
  reject(error: unknown): void;
}

const mostInOneCommit = 200;
/** Another node was in the way: deadlock, serialisation, the same client id at the same instant. */
const worthAnotherTry = new Set(['40P01', '40001', '23505']);
const tries = 3;

/**
 * One writer per conversation: the messages of a conversation are stored one commit after the other, so that all members
 * see one order; conversations that wait at the same time share a commit. Stored first, then delivered, then answered.
 */
export class MessageWriter {
  readonly #parts: MessageWriterParts;
  /** By conversation, in the order of arrival. */
  readonly #waiting = new Map<number, Waiting[]>();
  readonly #busy = new Set<number>();
  #freeLanes: number;

  constructor(parts: MessageWriterParts) {
    this.#parts = parts;
    this.#freeLanes = parts.lanes ?? 2;
  }

  /** Resolves when the message is durable and delivered here; with null when the author is no member. */
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

  /** What may be stored now: nothing of a conversation whose last commit is under way, no client id twice. */
  #take(): Waiting[] {
    const batch: Waiting[] = [];
    for (const [conversationId, queue] of this.#waiting) {
      if (batch.length >= mostInOneCommit) break;
      if (this.#busy.has(conversationId)) continue;
      const taken = queue.splice(0, distinctPrefix(queue, mostInOneCommit - batch.length));
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

  /** Stored messages come back in the order of their drafts; what is missing was left out. */
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

  /** In the same turn where nothing has to be waited for. */
  #deliver(item: Waiting, written: Written): void {
    const delivering = this.#parts.deliver(written.message);
    if (delivering === undefined) item.resolve(written);
    else {
      delivering.then(
        () => item.resolve(written),
        // It is stored: its author is told so; who was not reached catches up.
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

/** How many from the front fit into one commit: up to the first repeat of a client id, at most `most`. */
function distinctPrefix(queue: readonly Waiting[], most: number): number {
  if (queue.length === 1) return 1;
  const seen = new Set<string>();
  let count = 0;
  for (const { draft } of queue) {
    if (count >= most) break;
    if (draft.clientId !== null) {
      const key = `${draft.fromId} ${draft.clientId}`;
      if (seen.has(key)) break;
      seen.add(key);
    }
    count += 1;
  }
  return count;
}
