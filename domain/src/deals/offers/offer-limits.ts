/** Offers that are compared at once, on the same assumptions. */
export const maxCompared = 4;

/** A season has twelve months; an offer is for a part of one or the whole. */
export const maxMonths = 12;

/** Months of notice of one contract. */
export const maxNoticeMonths = 12;

/** Seasons (their first calendar year) that an offer may be for. */
export const firstSeason = 2020;
export const lastSeason = 2100;

/** "Every X goals": the most that X can be. */
export const maxEvery = 100;

/** Seasons of one contract. */
export const maxSeasons = 5;

/** Steps of a bonus for appearances, and of one for clean sheets. */
export const maxSteps = 5;

/** The highest number of matches that a step can ask for. */
export const maxMatches = 99;

/** Seasons that an option can add. */
export const maxOptionSeasons = 3;
