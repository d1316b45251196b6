/** The injected clock, so that no test waits. */
export interface Clock {
  /** Milliseconds; only differences are used. */
  now(): number;
  /** Runs `task` once after `ms`; the returned function cancels it. */
  setTimeout(task: () => void, ms: number): () => void;
}

/** The real clock. Monotonic, because an adjusted wall clock could close every socket as idle. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => performance.now(),
  setTimeout(task, ms) {
    const timer = setTimeout(task, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
