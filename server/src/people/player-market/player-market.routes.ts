import { playerMarketEndpoints } from '@trattativa/contract/people/player-market/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { listMarketPlayers } from '../players/list-portfolio-players.ts';

export const playerMarketRoutes = routesOf(playerMarketEndpoints, { getPlayers: listMarketPlayers });
