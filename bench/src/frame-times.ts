/** What was recorded from one frame to the next, in milliseconds. */
export interface FrameTimes {
  frames: number;
  median: number;
  p95: number;
  slowest: number;
  /** Frames over 50 ms. */
  over: number;
}

/** Runs in the page, so it is text: records the time from each frame to the next. */
export const startFrames = `(() => {
  const times = [];
  let before = null;
  let running = requestAnimationFrame(function step(at) {
    if (before !== null) times.push(at - before);
    before = at;
    running = requestAnimationFrame(step);
  });
  window.recorded = () => {
    cancelAnimationFrame(running);
    return times;
  };
})()`;

/** The times recorded since `startFrames`. */
export const takeFrames = 'window.recorded()';

/** The place of the last row in the page. */
export const lastIndex = `Number([...document.querySelectorAll('[data-index]')].at(-1)?.dataset.index)`;

/** Resolves when the window has stood still for ten frames. */
export const standsStill = `(async () => {
  for (let still = 0, before = -1; still < 10; ) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    still = window.scrollY === before ? still + 1 : 0;
    before = window.scrollY;
  }
})()`;

export function summed(times: readonly number[]): FrameTimes {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    frames: sorted.length,
    median: at(0.5),
    p95: at(0.95),
    slowest: at(1),
    over: sorted.filter((time) => time > 50).length,
  };
}
