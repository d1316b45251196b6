/** Clubs that can be chosen at once; one more is "Raggiunto il limite massimo di club" (PRODUCT §9). */
export const mostClubs = 30;

/** Days of silence after which both sides are reminded, and after which a negotiation lapses (PRODUCT §9). */
export const reminderDays = 7;
export const lapseDays = 21;

/** A commission in percent: whole percents (PRODUCT §6). */
export const mostPercent = 100;

/** Characters of a reason or a comment. */
export const longestReason = 1000;
export const longestComments = 4000;
