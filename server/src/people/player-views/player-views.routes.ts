import { playerViewsEndpoints } from '@trattativa/contract/people/players/views-endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { addProfileViewed, addVideoViewed } from './add-player-view.ts';
import { getPlayerViews } from './get-player-views.ts';

export const playerViewsRoutes = routesOf(playerViewsEndpoints, {
  addProfileViewed,
  addVideoViewed,
  getPlayerViews,
});
