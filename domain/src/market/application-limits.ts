/** Players that can be compared side by side. */
export const maxCompared = 4;

/** Notes that a club keeps on one candidate. */
export const maxNotes = 100;

/** What one account may do in a day. */
export const applicationsADay = 100;
export const pagesReadADay = 50;
