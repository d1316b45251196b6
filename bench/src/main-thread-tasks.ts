/** An event of Chromium's trace; durations in microseconds, `tdur` is processor time. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/** The categories of the trace that `longestTask` reads. */
export const taskCategories = ['toplevel'];

/**
 * The longest task of the page's main thread in milliseconds of processor time: what the page itself would need, whatever
 * else runs on the machine.
 */
export function longestTask(trace: Buffer): number {
  const { traceEvents: events } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events.reduce(
    (most, { ph, pid, tid, tdur = 0 }) =>
      ph === 'X' && pages.has(`${pid} ${tid}`) ? Math.max(most, tdur / 1000) : most,
    0,
  );
}
