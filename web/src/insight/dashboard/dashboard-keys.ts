/** What the cache calls the dashboard's own answers. */
export const dashboardKeys = {
  negotiations: ['dashboard', 'negotiations'],
  requests: ['dashboard', 'requests'],
  matchCounts: ['dashboard', 'matchCounts'],
  bestMatches: ['dashboard', 'bestMatches'],
  bestCandidates: ['dashboard', 'bestCandidates'],
  ownProfile: ['dashboard', 'ownProfile'],
} as const;
