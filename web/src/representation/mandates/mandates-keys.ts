/** What the cache calls the answers about mandates. */
export const mandatesKeys = {
  list: ['mandates', 'list'],
  one: ['mandates', 'one'],
  clubs: ['mandates', 'clubs'],
  toCheck: ['mandates', 'toCheck'],
  conflicts: ['mandates', 'conflicts'],
  representative: ['mandates', 'representative'],
} as const;
