/** What the cache calls the answers about mandates. */
export const mandatesKeys = {
  list: ['mandates', 'list'],
  /** Hundreds at a time, for who records many: not fetched again at each of them. */
  running: ['mandates', 'running'],
  one: ['mandates', 'one'],
  clubs: ['mandates', 'clubs'],
  toCheck: ['mandates', 'toCheck'],
  conflicts: ['mandates', 'conflicts'],
  representative: ['mandates', 'representative'],
} as const;
