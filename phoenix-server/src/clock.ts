/** Time as the package sees it: handed in, so that no test waits. */
export interface Clock {
  /** Milliseconds; only differences are used. */
  now(): number;
  /** Runs `task` once after `ms`; the returned function cancels it. */
  setTimeout(task: () => void, ms: number): () => void;
}

/** The real clock. Monotonic, because a corrected wall clock would close every socket as idle; its timers never hold the process up. */
export const systemClock: Clock = {
  now: () => performance.now(),
  setTimeout(task, ms) {
    const timer = setTimeout(task, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
