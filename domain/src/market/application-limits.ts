/** Players that can be compared side by side. */
export const mostCompared = 4;

/** Notes that a club keeps on one candidate. */
export const mostNotes = 100;

/** What one account may do in a day. */
export const applicationsADay = 100;
export const pagesReadADay = 50;
