/** What the cache calls the answers about the own account. */
export const accountKeys = {
  all: ['account'],
  mine: ['account', 'mine'],
  settings: ['account', 'settings'],
  sessions: ['account', 'sessions'],
} as const;
