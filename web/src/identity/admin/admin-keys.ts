/** What the cache calls the administrator's answers. */
export const adminKeys = {
  settings: ['admin', 'settings'],
  history: ['admin', 'history'],
  accounts: ['admin', 'accounts'],
  staff: ['admin', 'staff'],
} as const;
