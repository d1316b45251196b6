import type { WebModule } from '../platform/web-module.ts';
import { accountLive } from './account/account.live.ts';

export const identityModule: WebModule = {
  live: [...accountLive],
};
