import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { FigureWeeks, PlayerFigure } from '@trattativa/domain/insight/player-figures';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { playerDashboardKeys } from './player-dashboard.live.ts';

/** Player of the dashboard, and over how many weeks. */
export interface DashboardQuestion {
  /** Null: the reader's own. */
  playerId: number | null;
  weeks: FigureWeeks;
}

const asked = ({ playerId, weeks }: DashboardQuestion) => ({
  weeks,
  ...(playerId !== null && { playerId }),
});

/** The four figures; another number of weeks keeps the old ones until the new ones arrive. */
export function usePlayerDashboard(question: DashboardQuestion) {
  return useQuery({
    queryKey: [...playerDashboardKeys.figures, question],
    queryFn: ({ signal }) => call('Procura/GetPlayerDashboard', asked(question), { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The views or negotiations behind a figure. */
export function usePlayerFigureLines(question: DashboardQuestion, figure: PlayerFigure) {
  return useInfiniteQuery({
    queryKey: [...playerDashboardKeys.lines, question, figure],
    queryFn: ({ pageParam, signal }) =>
      call(
        'Procura/GetPlayerFigureList',
        { ...asked(question), figure, limit: 50, cursor: pageParam },
        { signal },
      ),
    ...cursorPages,
  });
}
