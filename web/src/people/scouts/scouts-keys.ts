/** What the cache calls the answers about scouting. */
export const scoutsKeys = {
  players: ['scouts', 'players'],
  player: ['scouts', 'player'],
  shortlists: ['scouts', 'shortlists'],
  figures: ['scouts', 'figures'],
} as const;
