/** Under which keys the cache keeps the audit; the third part is the deal or the query. */
export const auditKeys = {
  deal: ['audit', 'deal'],
  list: ['audit', 'list'],
} as const;
