import { type FigureWeeks, figureWeeks, type PlayerFigure } from '@trattativa/domain/insight/player-figures';
import { useUser } from '../../../platform/login/use-session.ts';
import { paths } from '../../../platform/paths.ts';
import { useAddressFilters } from '../../../ui/filter/use-address-filters.ts';
import type { DashboardQuestion } from '../player-dashboard.queries.ts';

const address = { player: 'number', weeks: 'number' } as const;

/** Player of the dashboard and number of weeks, from the address; a player always reads the own one. */
export function useDashboardQuestion() {
  const own = useUser().kind === 'player';
  const { filters, setFilters } = useAddressFilters(address);
  const weeks: FigureWeeks = figureWeeks.find((count) => count === filters.weeks) ?? figureWeeks[0];
  const question: DashboardQuestion = { playerId: own ? null : filters.player, weeks };
  return { own, question, setFilters };
}

function searchOf({ playerId, weeks }: DashboardQuestion): string {
  const search = new URLSearchParams();
  if (playerId !== null) search.set('player', String(playerId));
  if (weeks !== figureWeeks[0]) search.set('weeks', String(weeks));
  return search.size === 0 ? '' : `?${search}`;
}

export function dashboardPath(question: DashboardQuestion): string {
  return `${paths.procura}${searchOf(question)}`;
}

/** The list behind a figure. */
export function playerFigurePath(figure: PlayerFigure, question: DashboardQuestion): string {
  return `${paths.procura}/${figure}${searchOf(question)}`;
}
