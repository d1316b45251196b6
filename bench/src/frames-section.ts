import type { FramesFigure } from './frames-bench.ts';

/** The section of `results.md` about long lists in a browser. */
export function framesSection(figures: readonly FramesFigure[]): string {
  const rows = figures.map(
    ({ name, rows: loaded, frames, median, p95, slowest, over }) =>
      `| ${name} | ${loaded.toLocaleString('en')} | ${frames.toLocaleString('en')} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${slowest.toFixed(1)} | ${over} |`,
  );
  return `## Long lists in a browser

Chromium without a graphics card, 1440 × 900, on the same two cores as the service and PostgreSQL. The time from one frame to the next:
while the wheel scrolls down and pages of 50 rows load; then over the loaded rows by the wheel in steps of 4,000 px and by End, Home,
Page Down and Page Up.

| list | rows | frames | median ms | p95 ms | slowest ms | over 50 ms |
|---|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}`;
}
