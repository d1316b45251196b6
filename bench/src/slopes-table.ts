import type { MatchingFigure } from './sections/matching-bench.ts';

interface MarketSize {
  players: number;
  requests: number;
}

/** Medians of the same queries in ms, one column for each market size. */
export function slopesTable(
  sizes: readonly MarketSize[],
  bySize: readonly (readonly MatchingFigure[])[],
): string {
  const head = sizes.map(
    ({ players, requests }) => `${players.toLocaleString('en')} × ${requests.toLocaleString('en')}`,
  );
  const rows = (bySize[0] ?? []).map(({ name }, row) => {
    const medians = bySize.map((figures) => figures[row]?.median.toFixed(1) ?? '');
    return `| ${name} | ${medians.join(' | ')} |`;
  });
  return [`| median ms | ${head.join(' | ')} |`, `|---|${'---:|'.repeat(sizes.length)}`, ...rows].join('\n');
}
