import type { MatchingFigure } from './matching-bench.ts';

interface MarketSize {
  players: number;
  requests: number;
}

/** Medians in ms of the same questions, one column for each size of the market. */
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
