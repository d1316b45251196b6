import type { OverloadFigures } from './overload-bench.ts';

/** The part of `bench/results.md` about more calls than the service can answer. */
export function overloadSection({ best, loads }: OverloadFigures): string {
  const rows = loads.map(({ times, offered, goodput, p50, p99, refused, p99OfRefused, wrong, login }) =>
    [
      `${times} ×`,
      offered.toFixed(0),
      goodput.toFixed(0),
      `${((100 * goodput) / best).toFixed(0)} %`,
      `${p50.toFixed(0)} · ${p99.toFixed(0)}`,
      `${refused.toFixed(0)} (${p99OfRefused.toFixed(0)})`,
      String(wrong),
      `${login.p50.toFixed(0)} · ${login.p99.toFixed(0)}, ${login.refused} refused`,
    ].join(' | '),
  );
  return `## More calls than can be answered

Half of the calls read a player, half a page of an agent's list; the service, PostgreSQL and the sender share the machine. Its best, with connections that wait
for their answers, is ${best.toFixed(0)} calls a second. Then calls arrive at multiples of that rate, whether earlier ones are answered or not.

| load | calls a second | answered a second | of the best | answered, ms (p50 · p99) | refused a second (p99, ms) | wrong or none | login, ms (p50 · p99) |
|---|---:|---:|---:|---:|---:|---:|---:|
${rows.map((row) => `| ${row} |`).join('\n')}`;
}
