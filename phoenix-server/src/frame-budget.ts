import type { Limits } from './limits.ts';

const WINDOW_MS = 10_000;

/** `limited`: answer with an error; `flood`: close the socket. */
export type Verdict = 'ok' | 'limited' | 'flood';

/** Counts the frames of one socket in windows of ten seconds. Heartbeats and leaves count only towards a flood: refusing them would harm well-behaved clients. */
export class FrameBudget {
  #windowStart = 0;
  #frames = 0;
  #events = 0;
  #joins = 0;

  take(kind: 'event' | 'join' | 'other', now: number, limits: Limits): Verdict {
    if (now - this.#windowStart >= WINDOW_MS) {
      this.#windowStart = now;
      this.#frames = 0;
      this.#events = 0;
      this.#joins = 0;
    }
    this.#frames += 1;
    if (this.#frames > limits.floodPer10s) return 'flood';
    if (kind === 'event') {
      this.#events += 1;
      return this.#events > limits.eventsPer10s ? 'limited' : 'ok';
    }
    if (kind === 'join') {
      this.#joins += 1;
      return this.#joins > limits.joinsPer10s ? 'limited' : 'ok';
    }
    return 'ok';
  }
}
