import { createHash } from 'node:crypto';
import { AppError } from '../app-error.ts';
import type { Transaction } from '../database/database.ts';
import {
  type CallKey,
  claimKey,
  findKeyedCall,
  markMade,
  releaseKey,
  saveAnswer,
} from '../outbox/keyed-calls.repository.ts';
import type { Services } from '../services.ts';
import { isStorable } from './input-guard.ts';

/** The Idempotency-Key header, scoped to one account. */
export type IdempotencyKey = CallKey;

interface KeyedCall extends IdempotencyKey {
  path: string;
  body: unknown;
}

/** A call is cut off after 30 s at most; one still unanswered after this died with its process. */
const diedAfterMs = 60_000;

/**
 * Runs a creating call once per Idempotency-Key and answers a repeat with the first answer. The same key with
 * another body is `IDEMPOTENCY_KEY_REUSED`; a repeat while the first call runs is `IDEMPOTENCY_IN_FLIGHT`. A
 * refused call releases its key, because it created nothing. A call that died with its process is run again
 * if it created nothing; otherwise the repeat is `IDEMPOTENCY_ANSWER_LOST`.
 */
export async function answerOnce(
  services: Services,
  call: KeyedCall,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  if (call.key.length < 1 || call.key.length > 255 || !isStorable(call.key))
    throw new AppError('BAD_REQUEST');
  const bodyHash = createHash('sha256')
    .update(`${call.path}\n${JSON.stringify(call.body)}`)
    .digest();
  const now = services.clock.now();
  const diedBefore = new Date(now.getTime() - diedAfterMs);
  if (!(await claimKey(services.db, { ...call, bodyHash }, now, diedBefore)))
    return earlierAnswer(services, call, bodyHash);
  try {
    const answered = await answer();
    await saveAnswer(services.db, call, answered);
    return answered;
  } catch (error) {
    await releaseKey(services.db, call);
    throw error;
  }
}

/**
 * Runs the transaction of a creating call and marks its key in the same commit, so that a repeat never
 * creates a second record. Every endpoint that `creates` must use it.
 */
export function createOnce<Made>(
  services: Services,
  { idempotencyKey }: { idempotencyKey: IdempotencyKey | null },
  make: (tx: Transaction) => Promise<Made>,
): Promise<Made> {
  return services.db.transaction().execute(async (tx) => {
    const made = await make(tx);
    if (idempotencyKey) await markMade(tx, idempotencyKey, services.clock.now());
    return made;
  });
}

async function earlierAnswer(services: Services, call: KeyedCall, bodyHash: Buffer): Promise<unknown> {
  const earlier = await findKeyedCall(services.db, call);
  if (earlier && !earlier.body_hash.equals(bodyHash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  if (earlier?.status === 200) return earlier.answer;
  if (earlier?.made_at && services.clock.now().getTime() - earlier.created_at.getTime() > diedAfterMs)
    throw new AppError('IDEMPOTENCY_ANSWER_LOST');
  throw new AppError('IDEMPOTENCY_IN_FLIGHT', { retryAfter: 1 });
}
