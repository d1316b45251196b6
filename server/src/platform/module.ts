import { placeRoutes } from './places/places.routes.ts';
import { publishedPlatform } from './published-columns.ts';
import type { ServerModule } from './server-module.ts';

export const platformModule: ServerModule = {
  publishes: publishedPlatform,
  routes: [...placeRoutes],
};
