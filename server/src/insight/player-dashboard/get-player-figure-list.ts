import type { playerDashboardEndpoints } from '@trattativa/contract/insight/player-dashboard/endpoints';
import type { PlayerFigureLine } from '@trattativa/contract/insight/player-dashboard/player-dashboard';
import type { Page } from '@trattativa/contract/paging';
import { figurePeriod } from '@trattativa/domain/insight/player-figures';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { cursorOf, defaultLimit, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { dashboardPerson } from './dashboard-person.ts';
import { type DealLine, listDeals, listViews, type ViewLine } from './figure-lines.repository.ts';
import { defaultWeeks } from './get-player-dashboard.ts';

/**
 * The views or negotiations that a figure of `getPlayerDashboard` counts. Who looked is named only as decision 78 allows;
 * under 18 nobody is. Throws `NOT_FOUND`, `INVALID_INPUT`.
 */
export async function getPlayerFigureList(
  services: Services,
  { actor, input }: CallOf<typeof playerDashboardEndpoints.getPlayerFigureList>,
): Promise<Page<PlayerFigureLine>> {
  const { recordIds, adult } = await dashboardPerson(services, actor, input.playerId);
  const period = figurePeriod(dayOf(services.clock.now()), input.weeks ?? defaultWeeks);
  // One person's list is small: pages use an offset as cursor.
  const offset = Math.max(0, readCursor(input.cursor)?.id ?? 0);
  const part = { limit: input.limit ?? defaultLimit, offset };
  const { db } = services;
  switch (input.figure) {
    case 'profileViews':
      return pageOfViews(await listViews(db, recordIds, 'profile', period, { ...part, names: adult }));
    case 'videoViews':
      return pageOfViews(await listViews(db, recordIds, 'video', period, { ...part, names: adult }));
    case 'proposals':
      return pageOf(await listDeals(db, recordIds, { sent: period }, part), presentDeal);
    case 'negotiations':
      return pageOf(await listDeals(db, recordIds, 'underWay', part), presentDeal);
  }

  function pageOfViews(rows: readonly ViewLine[]): Page<PlayerFigureLine> {
    return pageOf(rows, ({ day, kind, name, detail }, index) => ({
      key: `${day}-${offset + index}`,
      at: day,
      viewer: { kind, name, detail },
      negotiation: null,
    }));
  }

  function pageOf<Row extends { total: number }>(
    rows: readonly Row[],
    present: (row: Row, index: number) => PlayerFigureLine,
  ): Page<PlayerFigureLine> {
    const next = offset + rows.length;
    const total = rows[0]?.total ?? 0;
    return {
      items: rows.map(present),
      nextCursor: next < total ? cursorOf('', next) : null,
      total,
      totalIsExact: true,
    };
  }
}

function presentDeal({ id, at, team, city, proposer, status, cause }: DealLine): PlayerFigureLine {
  return {
    key: String(id),
    at: at.toISOString(),
    viewer: null,
    negotiation: {
      id,
      team,
      city,
      proposer,
      status: status as NonNullable<PlayerFigureLine['negotiation']>['status'],
      cause: cause as NonNullable<PlayerFigureLine['negotiation']>['cause'],
    },
  };
}
