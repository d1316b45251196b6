import type { LiveHandler } from '../platform/cache/live-handler.ts';
import { filesLive } from './uploads/files.live.ts';

/** How live events update the cached queries of the module's screens. */
export const handlers: readonly LiveHandler[] = [...filesLive];
