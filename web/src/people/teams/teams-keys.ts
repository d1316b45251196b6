/** The cache keys of what the screens read of clubs. */
export const teamsKeys = {
  list: ['teams', 'list'],
  places: ['teams', 'places'],
  team: ['teams', 'one'],
  card: ['teams', 'card'],
  search: ['teams', 'search'],
  players: ['teams', 'players'],
  contacts: ['teams', 'contacts'],
  members: ['teams', 'members'],
  history: ['teams', 'history'],
  waiting: ['teams', 'waiting'],
  waitingCount: ['teams', 'waitingCount'],
  changes: ['teams', 'changes'],
  changesCount: ['teams', 'changesCount'],
} as const;
