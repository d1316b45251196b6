import type { Page } from '@trattativa/contract/paging';
import type { StoredCareerEntry } from '@trattativa/contract/people/players/career';
import type { Player } from '@trattativa/contract/people/players/player';
import type { PlayerRows } from '@trattativa/texts/records/player-rows';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { call } from '../../platform/api/call.ts';
import { readAllPages } from '../../platform/cache/read-all-pages.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import type { CsvCell } from '../../ui/csv/to-csv.ts';
import { portfolioTable } from './portfolio-table.ts';

/** The most careers that one call returns. */
const careersAtOnce = 100;

/**
 * The whole filtered portfolio with its careers, as a table. `tell` is called with the percent read so far. Throws ApiError.
 */
export async function exportedPortfolio(
  readPage: (page: { limit: number; cursor: string | undefined }) => Promise<Page<Player>>,
  rowsOf: PlayerRows,
  tell: (percent: number) => void,
): Promise<{ players: Player[]; table: CsvCell[][] }> {
  const players = await readAllPages(readPage, (read, total) => tell(Math.min(50, (read / total) * 50)));
  const careers = new Map<number, readonly StoredCareerEntry[]>();
  for (let from = 0; from < players.length; from += careersAtOnce) {
    const playerIds = players.slice(from, from + careersAtOnce).map(({ id }) => id);
    const { items } = await call('Portfolio/GetCareers', { playerIds });
    for (const { playerId, careerEntries } of items) careers.set(playerId, careerEntries);
    tell(50 + (Math.min(players.length, from + careersAtOnce) / players.length) * 50);
  }
  const namespaces = ['players', 'ui', 'player-career', 'catalogue'] as const;
  await i18n.loadNamespaces(namespaces);
  const rows = players.map((player) => ({ player, careerEntries: careers.get(player.id) ?? [] }));
  const t = i18n.getFixedT(null, namespaces) as unknown as TextsOf<typeof namespaces>;
  return { players, table: portfolioTable(rows, rowsOf, t) };
}
