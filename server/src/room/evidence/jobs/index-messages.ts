import { setImmediate as nextTurn } from 'node:timers/promises';
import { addMinutes } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import {
  type IndexedMessage,
  indexMessages,
  lastMessageId,
  lockProgress,
  saveProgress,
} from '../message-search.repository.ts';
import { watchForMoney } from '../watch-for-money.ts';

/** A statement of this size takes some 4 ms, so other queries hardly wait. */
const atOnce = 50;
/** Limit of one run; the next continues. */
const maxBatches = 4_000;
/** Longer than any statement that stores messages. */
const settlesAfterMinutes = 1;
/** Messages that the guard missed because the process ended are checked within a day. */
const guardedMinutes = 24 * 60;

/**
 * Adds new messages to the search index asynchronously, so that storing one never waits for it. Ids are
 * ascending but may become visible a little late: messages above the last id of a minute ago are scanned
 * again.
 */
export const indexMessagesJob = job<object>({
  name: 'index-messages',
  every: '* * * * *',
  async run(services) {
    let after = 0;
    for (let batch = 0; batch < maxBatches; batch += 1) {
      const indexed = await indexNext(services, after);
      if (indexed === null) return;
      await guard(services, indexed);
      if (indexed.length < atOnce) return;
      after = (indexed.at(-1) as IndexedMessage).id;
    }
  },
});

/** Null: another process is indexing. */
async function indexNext(services: Services, after: number): Promise<IndexedMessage[] | null> {
  const now = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const progress = await lockProgress(tx);
    if (!progress) return null;
    const lastId = await lastMessageId(tx);
    const indexed = await indexMessages(tx, { after: Math.max(after, progress.settled_id), max: atOnce });
    const isThrough = indexed.length < atOnce;
    if (isThrough && progress.seen_at <= addMinutes(now, -settlesAfterMinutes)) {
      await saveProgress(tx, { settled_id: progress.seen_id, seen_id: lastId, seen_at: now });
    }
    return indexed;
  });
}

async function guard(services: Services, indexed: readonly IndexedMessage[]): Promise<void> {
  const since = addMinutes(services.clock.now(), -guardedMinutes);
  for (const message of indexed) {
    if (message.inserted_at < since) continue;
    await watchForMoney(services, message);
    // A long message takes milliseconds: yields to pending socket work.
    await nextTurn();
  }
}
