import type { LiveHandler } from '../../platform/cache/live-handler.ts';
import { accountKeys } from './account-keys.ts';

/** Something of the account changed, here or on another device: what is on screen is asked for again. */
export const accountLive: readonly LiveHandler[] = [
  {
    types: ['account.changed'],
    apply: (client) => void client.invalidateQueries({ queryKey: accountKeys.all }),
  },
];
