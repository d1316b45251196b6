import { playerEndpoints } from '@trattativa/contract/players/endpoints';
import { routesOf } from '../platform/http/routes.ts';
import { getPlayerInfo } from './get-player-info.ts';

export const playerRoutes = routesOf(playerEndpoints, { getPlayerInfo });
