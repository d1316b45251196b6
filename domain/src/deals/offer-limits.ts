/** Offers that are compared at once, on the same assumptions. */
export const mostCompared = 4;

/** A season has twelve months; an offer is for a part of one or the whole. */
export const mostMonths = 12;

/** Seasons (their first calendar year) that an offer may be for. */
export const firstSeason = 2020;
export const lastSeason = 2100;

/** "Every X goals": the most that X can be. */
export const mostEvery = 100;
