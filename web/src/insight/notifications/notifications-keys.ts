export const notificationsKeys = {
  unread: ['notifications', 'unread'],
  list: ['notifications', 'list'],
} as const;
