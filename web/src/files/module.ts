import type { WebModule } from '../platform/web-module.ts';
import { filesLive } from './uploads/files.live.ts';

export const filesModule: WebModule = {
  live: [...filesLive],
};
