/** What a commission in percent is a percentage of. */
export const commissionPays = ['yearlySalary', 'monthlySalary', 'transactionCost', 'signOnBonus'] as const;

export type CommissionPay = (typeof commissionPays)[number];

/** A commission is paid in one go or in up to two years of months. */
export const maxInstalments = 24;
