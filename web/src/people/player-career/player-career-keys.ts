/** What the cache calls a player's career; the player's id follows. */
export const playerCareerKeys = { career: ['player-career', 'career'] } as const;
