import type { SearchFigure, Shares } from './search-bench.ts';

/** The part of `bench/results.md` about the list of all players. */
export function searchSection(figure: SearchFigure, players: number): string {
  const { median, p95, slowest, slowestPair, shares, wholeTable, pairs, fourFilters } = figure;
  const [page, total] = [fourFilters.page, fourFilters.total].map((ms) => ms.toFixed(1));
  return `## Searching ${players.toLocaleString('en')} players

First page of 50 and its total, exact to 10,000, for every pair of two filters: the whole call takes ${median.toFixed(1)} ms (median), ${p95.toFixed(1)} (p95), ${slowest.toFixed(1)}
(the slowest, ${slowestPair}); the pages of ${wholeTable} of ${pairs} pairs read at least half of the table. With four filters (role, age, foot, level) PostgreSQL
takes ${page} ms for the page and ${total} ms for its total (\`docs/decisions/0057-index-only-player-lists.md\`).

The service's time divided by that of \`pg\` alone with the session look-up, whose plan the service caches (\`docs/decisions/0052-cached-query-plans.md\`):

| baseline | median share | worst share | of the pair |
|---|---:|---:|---|
| page and total in one plain statement each, look-up plan cached | ${row(shares.plain)} |
| the service's own statements, look-up plan cached | ${row(shares.ownKept)} |
| the service's own statements, no plan cached | ${row(shares.own)} |`;
}

function row({ median, worst, worstPair }: Shares): string {
  return `${median.toFixed(2)} | ${worst.toFixed(2)} | ${worstPair}`;
}
