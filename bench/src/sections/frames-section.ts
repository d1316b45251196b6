import type { FramesFigure } from './frames-bench.ts';

/** The section of `results.md` about long lists in a browser. */
export function framesSection(figures: readonly FramesFigure[]): string {
  const rows = figures.map(
    ({ name, rows: loaded, frames, median, p95, slowest, over, longestTask }) =>
      `| ${name} | ${loaded.toLocaleString('en')} | ${frames.toLocaleString('en')} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${slowest.toFixed(1)} | ${over} | ${longestTask.toFixed(1)} |`,
  );
  return `## Long lists in a browser

Chromium without a graphics card, 1440 × 900, on the same two cores as the service and PostgreSQL. The time from one frame to the next:
while the wheel scrolls down and pages of 50 rows load; then over the loaded rows by the wheel in steps of 4,000 px and by End, Home,
Page Down and Page Up. The longest task is the processor time of the page's own thread, without what the service and PostgreSQL take from it.

| list | rows | frames | median ms | p95 ms | slowest ms | over 50 ms | longest task, ms |
|---|---:|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}`;
}
