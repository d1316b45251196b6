/** What is counted in a season, in whole numbers. Names: `offers:value.count.<name>`. */
export const seasonCounts = ['matches', 'goals', 'assists', 'cleanSheets'] as const;
export type SeasonCount = (typeof seasonCounts)[number];

/** How a team's season can end. Names: `offers:value.ending.<name>`. */
export const seasonEndings = ['promoted', 'stayedUp'] as const;
export type SeasonEnding = (typeof seasonEndings)[number];
