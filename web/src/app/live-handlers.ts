import type { LiveHandler } from '../platform/cache/live-handler.ts';

/** What live events change in what the screens have read; each feature adds its own. */
export const liveHandlers: readonly LiveHandler[] = [];
