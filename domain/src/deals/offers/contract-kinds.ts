/** Sides that may use an option to extend a contract. Names: `catalogue:optionSide.<name>`. */
export const optionSides = ['club', 'recipient', 'both'] as const;
export type OptionSide = (typeof optionSides)[number];

/** Sides that may pay the agent's commission. Names: `offers:commission.payer.<name>`. */
export const commissionPayers = ['club', 'recipient'] as const;
export type CommissionPayer = (typeof commissionPayers)[number];

/** Seasons whose fixed pay a percentage of commission is of. Names: `offers:commission.seasons.<name>`. */
export const commissionSeasons = ['firstSeason', 'allSeasons'] as const;
export type CommissionSeasons = (typeof commissionSeasons)[number];
