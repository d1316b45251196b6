/** Clubs that can be chosen at once; one more is "Raggiunto il limite massimo di club". */
export const mostClubs = 30;

/** Days of silence after which both sides are reminded, and after which a negotiation lapses. */
export const reminderDays = 7;
export const lapseDays = 21;

/** A commission in percent: whole percents. */
export const mostPercent = 100;

/** Of what a commission in percent is reckoned. */
export const commissionPays = ['yearlySalary', 'monthlySalary', 'transferPrice', 'signOnBonus'] as const;

export type CommissionPay = (typeof commissionPays)[number];

/** A commission is paid in one go or in up to two years of months. */
export const mostInstalments = 24;

/** Characters of a reason or a comment. */
export const longestReason = 1000;
export const longestComments = 4000;
