import { placeEndpoints } from '@trattativa/contract/platform/places/endpoints';
import { routesOf } from '../http/routes.ts';
import { searchPlaces } from './search-places.ts';

export const placeRoutes = routesOf(placeEndpoints, {
  searchPlaces,
  getMapSettings: (services) => ({ tilesUrl: services.config.tilesUrl ?? null }),
});
