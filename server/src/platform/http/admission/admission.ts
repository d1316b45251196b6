import type { EventEmitter } from 'node:events';
import { type Priority, priorities } from '@trattativa/contract/priority';
import type { Logger } from 'pino';
import { AppError } from '../../app-error.ts';

export interface AdmissionLimits {
  /** Calls that run at once. */
  maxRunning: number;
  /** Calls of a priority that wait; the next one is refused at once. */
  maxWaiting: number;
  maxWaitMs: Record<Priority, number>;
  /** How long a running call may wait for a connection to the database. */
  maxConnectionWaitMs: number;
  /** Calls of one account that are in flight. */
  maxOfAccount: number;
}

/** Twice as many calls as connections keep the database busy; more waiting calls could not be answered in that time. */
export function admissionLimits(connections: number): AdmissionLimits {
  return {
    maxRunning: connections * 2,
    maxWaiting: 200,
    maxWaitMs: { login: 400, interactive: 400, bulk: 2_000 },
    maxConnectionWaitMs: 2_000,
    maxOfAccount: 24,
  };
}

/** The share of the running calls that a priority may take, so that the others always find a place. */
const maxShare: Record<Priority, number> = { login: 0.5, interactive: 1, bulk: 0.2 };
/** Seconds after which a refused call may be tried again. */
const retryAfter: Record<Priority, number> = { login: 1, interactive: 1, bulk: 5 };
const warnEveryMs = 10_000;

/** Closes when nobody waits for the answer any more: a response, a socket. */
type Client = EventEmitter & { destroyed: boolean };

/** The calls of one priority. */
class Calls {
  running = 0;
  /** What begins them, in their order. */
  readonly waiting = new Set<() => void>();
  /** Totals since the start. */
  refused = 0;
  dropped = 0;
}

/**
 * Decides which calls run: as many at once as the service can work on. Others wait, shortly and few, by priority and
 * then in their order, and are refused with `OVERLOADED` after that; so what is answered is answered quickly, however
 * many call. A call whose client disconnects while it waits is never run.
 */
export class Admission {
  readonly limits: AdmissionLimits;
  readonly #log: Logger;
  readonly #calls: Record<Priority, Calls> = {
    login: new Calls(),
    interactive: new Calls(),
    bulk: new Calls(),
  };
  #warnedAt = Number.NEGATIVE_INFINITY;

  constructor(limits: AdmissionLimits, log: Logger) {
    this.limits = limits;
    this.#log = log;
  }

  /** Runs this work when it is its turn. Throws `OVERLOADED`. */
  async run<Result>(
    priority: Priority,
    work: () => Promise<Result> | Result,
    client?: Client,
  ): Promise<Result> {
    const leave = await this.enter(priority, client);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Waits for the turn of a call; the caller must call what it returns at the end. Throws `OVERLOADED`. */
  async enter(priority: Priority, client?: Client): Promise<() => void> {
    await this.#turn(priority, client);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#calls[priority].running -= 1;
      this.#beginNext();
    };
  }

  /** Throws `OVERLOADED` when a call would not even wait, before anything of it is read. */
  assertRoom(priority: Priority): void {
    if (this.#calls[priority].waiting.size >= this.limits.maxWaiting) throw this.#refusal(priority);
  }

  /** The metrics: calls that run and wait, and totals since the start. */
  stats(): { priority: Priority; state: string; calls: number }[] {
    return priorities.flatMap((priority) => {
      const { running, waiting, refused, dropped } = this.#calls[priority];
      const states = { running, waiting: waiting.size, refused, dropped };
      return Object.entries(states).map(([state, calls]) => ({ priority, state, calls }));
    });
  }

  async #turn(priority: Priority, client?: Client): Promise<void> {
    const calls = this.#calls[priority];
    if (client?.destroyed) throw this.#drop(priority);
    if (this.#mayBegin(priority)) {
      calls.running += 1;
      return;
    }
    this.assertRoom(priority);
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        calls.waiting.delete(begin);
        clearTimeout(timer);
        client?.off('close', onGone);
      };
      const begin = () => {
        end();
        calls.running += 1;
        resolve();
      };
      const onGone = () => {
        end();
        reject(this.#drop(priority));
      };
      const timer = setTimeout(() => {
        end();
        reject(this.#refusal(priority));
      }, this.limits.maxWaitMs[priority]);
      client?.once('close', onGone);
      calls.waiting.add(begin);
    });
  }

  #mayBegin(priority: Priority): boolean {
    const { maxRunning } = this.limits;
    const running = priorities.reduce((sum, name) => sum + this.#calls[name].running, 0);
    const ofPriority = Math.max(1, Math.floor(maxRunning * maxShare[priority]));
    return running < maxRunning && this.#calls[priority].running < ofPriority;
  }

  #beginNext(): void {
    const next = priorities.find((name) => this.#calls[name].waiting.size > 0 && this.#mayBegin(name));
    if (!next) return;
    const [begin] = this.#calls[next].waiting;
    begin?.();
  }

  /** The caller is gone, so that nobody reads this refusal. */
  #drop(priority: Priority): AppError {
    this.#calls[priority].dropped += 1;
    return new AppError('OVERLOADED');
  }

  #refusal(priority: Priority): AppError {
    const calls = this.#calls[priority];
    calls.refused += 1;
    const now = performance.now();
    if (now - this.#warnedAt > warnEveryMs) {
      this.#warnedAt = now;
      const { running, refused, waiting } = calls;
      this.#log.warn(
        { priority, running, waiting: waiting.size, refused },
        'calls are refused: there are more than can be answered in time',
      );
    }
    return new AppError('OVERLOADED', { retryAfter: retryAfter[priority] });
  }
}
