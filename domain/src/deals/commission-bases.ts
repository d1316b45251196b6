/**
 * What a percentage is calculated on; `seasonPay` is the monthly salary of an offer's first season times its months,
 * `contractPay` the same of all its seasons.
 */
export const commissionBases = [
  'seasonPay',
  'contractPay',
  'yearlySalary',
  'monthlySalary',
  'transactionCost',
  'signOnBonus',
] as const;
export type CommissionBase = (typeof commissionBases)[number];
