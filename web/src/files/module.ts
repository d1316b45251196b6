import type { WebModule } from '../platform/web-module.ts';

export const filesModule: WebModule = {
  live: () => import('./live.ts'),
};
