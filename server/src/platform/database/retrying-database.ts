import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, type KyselyConfig, type TransactionBuilder } from 'kysely';
import type { DB } from './schema.ts';

/** Attempts before the conflict is passed on to the caller. */
const maxAttempts = 4;

export interface RetriedTransaction {
  error: unknown;
  /** The failed attempt, counted from 1. */
  attempt: number;
}

/**
 * A deadlock or a serialization failure: PostgreSQL has rolled the transaction back, and a retry can succeed.
 */
function isLockConflict(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '40P01' || code === '40001';
}

/**
 * Retries a transaction that PostgreSQL ended because of a conflict, four attempts at most. **The callback
 * may therefore run more than once**: it must read everything it decides on inside the transaction, keep no
 * state outside it, and cause no side effect that a rollback does not undo (files, mail, sockets; those
 * follow the commit).
 */
export class RetryingDatabase extends Kysely<DB> {
  readonly #onRetry: (retried: RetriedTransaction) => void;

  constructor(config: KyselyConfig, onRetry: (retried: RetriedTransaction) => void = () => {}) {
    super(config);
    this.#onRetry = onRetry;
  }

  override transaction(): TransactionBuilder<DB> {
    return retrying(super.transaction(), this.#onRetry);
  }
}

function retrying(
  builder: TransactionBuilder<DB>,
  onRetry: (retried: RetriedTransaction) => void,
): TransactionBuilder<DB> {
  const bare = {
    execute: builder.execute.bind(builder),
    setAccessMode: builder.setAccessMode.bind(builder),
    setIsolationLevel: builder.setIsolationLevel.bind(builder),
  };
  builder.setAccessMode = (mode) => retrying(bare.setAccessMode(mode), onRetry);
  builder.setIsolationLevel = (level) => retrying(bare.setIsolationLevel(level), onRetry);
  builder.execute = async (callback) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await bare.execute(callback);
      } catch (error) {
        if (attempt === maxAttempts || !isLockConflict(error)) throw error;
        onRetry({ error, attempt });
        // A random delay, so that the same two transactions do not collide again.
        await delay(Math.random() * 10 * attempt);
      }
    }
  };
  return builder;
}
