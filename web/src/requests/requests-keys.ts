/** What the cache calls the answers about requests. */
export const requestsKeys = {
  list: ['requests', 'list'],
  one: ['requests', 'one'],
  picker: ['requests', 'picker'],
  recipients: ['requests', 'recipients'],
} as const;
