/** What the cache calls the answers about agents. */
export const agentsKeys = {
  list: ['agents', 'list'],
  one: ['agents', 'one'],
  figures: ['agents', 'figures'],
  lines: ['agents', 'lines'],
} as const;
