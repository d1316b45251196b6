/** When a saved search tells of new results: never, at once, or with the daily digest. */
export const searchAlerts = ['off', 'atOnce', 'daily'] as const;

export type SearchAlert = (typeof searchAlerts)[number];
