/** Sides that may use an option to extend a contract. Names: `catalogue:optionSide.<name>`. */
export const optionSides = ['club', 'recipient', 'both'] as const;
export type OptionSide = (typeof optionSides)[number];

/** Sides that may pay the agent's commission. Names: `offers:commission.payer.<name>`. */
export const commissionPayers = ['club', 'recipient'] as const;
export type CommissionPayer = (typeof commissionPayers)[number];

/** Who may pay the agent of an offer: of coaching staff, who are not asked to agree to what the agent takes, the club alone. */
export function payersOf({ isPlayer }: { isPlayer: boolean }): readonly CommissionPayer[] {
  return isPlayer ? commissionPayers : ['club'];
}

/** Seasons whose fixed pay a percentage of commission is of. Names: `offers:commission.seasons.<name>`. */
export const commissionSeasons = ['firstSeason', 'allSeasons'] as const;
export type CommissionSeasons = (typeof commissionSeasons)[number];
