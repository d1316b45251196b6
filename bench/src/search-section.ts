import type { SearchFigure, Shares } from './search-bench.ts';

/** The part of `bench/results.md` on the list of everybody's players. */
export function searchSection(figure: SearchFigure, players: number): string {
  const { median, p95, slowest, slowestPair, plain, kept, wholeTable, pairs, fourFilters } = figure;
  const [page, total] = [fourFilters.page, fourFilters.total].map((ms) => ms.toFixed(1));
  return `## Searching ${players.toLocaleString('en')} players

First page of 50 and its total, exact to 10,000, for every pair of two filters, against \`pg\` alone with the same statements and
the session's look-up. The share is of times: the service's over the floor's; the bare floor sends every statement plainly, the other one
has the plan of the look-up kept as the service has (\`docs/decisions/0052-plans-that-are-kept.md\`).

| what | median ms | p95 ms | slowest ms | slowest pair | share of the bare floor | of the one that keeps the plan | pairs that read the whole table |
|---|---:|---:|---:|---|---:|---:|---:|
| first page and total | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${slowest.toFixed(1)} | ${slowestPair} | ${sharesText(plain)} | ${sharesText(kept)} | ${wholeTable} of ${pairs} |

With four filters (role, age, foot, level) PostgreSQL takes ${page} ms for the page and ${total} ms for its total (\`docs/decisions/0057-lists-read-from-indexes.md\`).`;
}

function sharesText({ median, worst, worstPair }: Shares): string {
  return `${median.toFixed(2)} (worst ${worst.toFixed(2)}: ${worstPair})`;
}
