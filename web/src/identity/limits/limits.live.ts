import type { LiveHandler } from '../../platform/cache/live-handler.ts';
import { limitsKeys } from './limits-keys.ts';

/** An administrator changed the settings: the limits are asked for again. */
export const limitsLive: readonly LiveHandler[] = [
  {
    types: ['settings.changed'],
    apply: (client) => void client.invalidateQueries({ queryKey: limitsKeys.all }),
  },
];
