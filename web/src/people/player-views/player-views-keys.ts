/** What the cache calls the counts of views; the player's id follows. */
export const playerViewsKeys = { views: ['player-views', 'views'] } as const;
