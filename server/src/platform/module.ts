import { placeRoutes } from './places/places.routes.ts';
import type { ServerModule } from './server-module.ts';

export const platformModule: ServerModule = {
  routes: [...placeRoutes],
};
