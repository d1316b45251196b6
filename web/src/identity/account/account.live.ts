import type { LiveHandler } from '../../platform/cache/live-handler.ts';

/** Cache keys of the user's own account. */
export const accountKeys = {
  all: ['account'],
  mine: ['account', 'mine'],
  settings: ['account', 'settings'],
  sessions: ['account', 'sessions'],
} as const;

/** The account changed, here or on another device: what is on screen is refetched. */
export const accountLive: readonly LiveHandler[] = [
  {
    types: ['account.changed'],
    apply: (client) => void client.invalidateQueries({ queryKey: accountKeys.all }),
  },
];
