/** Cache keys of applications. */
export const applicationsKeys = {
  /** Columns of boards; followed by `{requestId, status, shortlisted}`. */
  column: ['applications', 'column'],
  /** How many wait for the club's first reaction. */
  waiting: ['applications', 'waiting'],
  mine: ['applications', 'mine'],
  one: ['applications', 'one'],
  compared: ['applications', 'compared'],
  sources: ['applications', 'sources'],
} as const;
