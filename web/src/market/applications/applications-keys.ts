/** What the cache calls the answers about applications. */
export const applicationsKeys = {
  /** Columns of boards: `{requestId, status, shortlisted}` at the end. */
  column: ['applications', 'column'],
  /** How many wait for the club's first word. */
  waiting: ['applications', 'waiting'],
  mine: ['applications', 'mine'],
  one: ['applications', 'one'],
  compared: ['applications', 'compared'],
  sources: ['applications', 'sources'],
} as const;
