import type { playerDashboardEndpoints } from '@trattativa/contract/insight/player-dashboard/endpoints';
import type {
  PlayerDashboard,
  PlayerFigureCourse,
} from '@trattativa/contract/insight/player-dashboard/player-dashboard';
import { type FigureWeeks, figurePeriod } from '@trattativa/domain/insight/player-figures';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { dashboardPerson } from './dashboard-person.ts';
import { countByWeek, countUnderWay, countUnderWayNow, type WeekCount } from './player-figures.repository.ts';

/** How many weeks are shown unless the caller says otherwise. */
export const defaultWeeks: FigureWeeks = 4;

/** The four figures of a player's dashboard over the weeks that end today (docs/player-figures.md). Throws `NOT_FOUND`. */
export async function getPlayerDashboard(
  services: Services,
  { actor, input }: CallOf<typeof playerDashboardEndpoints.getPlayerDashboard>,
): Promise<PlayerDashboard> {
  const { recordIds, registered, ownPlayerId } = await dashboardPerson(services, actor, input.playerId);
  const weeks = input.weeks ?? defaultWeeks;
  const period = figurePeriod(dayOf(services.clock.now()), weeks);
  const [counts, underWay, underWayNow] = await Promise.all([
    countByWeek(services.db, recordIds, period),
    countUnderWay(services.db, recordIds, period.weekStarts),
    countUnderWayNow(services.db, recordIds),
  ]);
  return {
    from: period.from,
    to: period.to,
    weeks,
    figures: {
      profileViews: courseOf(counts, 'profileViews', weeks),
      videoViews: courseOf(counts, 'videoViews', weeks),
      proposals: courseOf(counts, 'proposals', weeks),
      // A week ends where the next one begins; the last one ends now.
      negotiations: {
        now: underWayNow,
        before: underWay[0] ?? 0,
        weeks: [...underWay.slice(1), underWayNow],
      },
    },
    registered,
    ownPlayerId,
  };
}

function courseOf(
  counts: readonly WeekCount[],
  figure: WeekCount['figure'],
  weeks: number,
): PlayerFigureCourse {
  const all = Array.from(
    { length: weeks * 2 },
    (_, place) => counts.find((row) => row.figure === figure && row.week === place)?.count ?? 0,
  );
  const sum = (part: readonly number[]) => part.reduce((total, count) => total + count, 0);
  return { now: sum(all.slice(weeks)), before: sum(all.slice(0, weeks)), weeks: all.slice(weeks) };
}
