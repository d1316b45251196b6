/** Offers that are compared at once, on the same assumptions. */
export const mostCompared = 4;

/** Characters of an offer's comments, and of the words beside a rejection or cancellation. */
export const longestComments = 4000;
export const longestNote = 1000;

/** Characters of the places and clubs that are written in words. */
export const longestPlace = 120;

/** Characters of the place where the player lives. */
export const longestResidence = 200;

/** A season has twelve months; an offer is for a part of one or the whole. */
export const mostMonths = 12;

/** Seasons (their first calendar year) that an offer may be for. */
export const firstSeason = 2020;
export const lastSeason = 2100;

/** "Every X goals": the most that X can be. */
export const mostEvery = 100;
