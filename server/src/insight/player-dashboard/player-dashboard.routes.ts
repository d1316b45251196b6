import { playerDashboardEndpoints } from '@trattativa/contract/insight/player-dashboard/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getPlayerDashboard } from './get-player-dashboard.ts';
import { getPlayerFigureList } from './get-player-figure-list.ts';

export const playerDashboardRoutes = routesOf(playerDashboardEndpoints, {
  getPlayerDashboard,
  getPlayerFigureList,
});
