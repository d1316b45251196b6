/** What the cache calls the dashboard's own answers. */
export const dashboardKeys = {
  negotiations: ['dashboard', 'negotiations'],
  requests: ['dashboard', 'requests'],
  bestMatches: ['dashboard', 'bestMatches'],
  bestCandidates: ['dashboard', 'bestCandidates'],
} as const;
