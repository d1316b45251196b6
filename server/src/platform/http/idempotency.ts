import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';
import { isStorable } from './input-guard.ts';

interface KeyedCall {
  accountId: number;
  key: string;
  path: string;
  body: unknown;
}

/**
 * Runs a creating call once for its Idempotency-Key and answers a repeat with the first answer. The same key with
 * another body is `IDEMPOTENCY_KEY_REUSED`, a repeat while the first still runs `IDEMPOTENCY_IN_FLIGHT`. A refused call
 * leaves no trace: it made nothing, so it may be tried again with the same key.
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
  const claimed = await sql`
    insert into idempotency_keys (account_id, key, path, body_hash, created_at)
    values (${call.accountId}, ${call.key}, ${call.path}, ${bodyHash}, ${services.clock.now()})
    on conflict do nothing returning key`.execute(services.db);
  if (claimed.rows.length === 0) return earlierAnswer(services, call, bodyHash);
  try {
    const answered = await answer();
    await sql`
      update idempotency_keys set status = 200, answer = ${JSON.stringify(answered)}::json
      where account_id = ${call.accountId} and key = ${call.key}`.execute(services.db);
    return answered;
  } catch (error) {
    await sql`delete from idempotency_keys where account_id = ${call.accountId} and key = ${call.key}`.execute(
      services.db,
    );
    throw error;
  }
}

async function earlierAnswer(services: Services, call: KeyedCall, bodyHash: Buffer): Promise<unknown> {
  const found = await sql<{ body_hash: Buffer; status: number | null; answer: unknown }>`
    select body_hash, status, answer from idempotency_keys
    where account_id = ${call.accountId} and key = ${call.key}`.execute(services.db);
  const earlier = found.rows[0];
  if (earlier && !earlier.body_hash.equals(bodyHash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  if (!earlier || earlier.status === null) throw new AppError('IDEMPOTENCY_IN_FLIGHT', { retryAfter: 1 });
  return earlier.answer;
}
