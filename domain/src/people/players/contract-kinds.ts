/** What kind of contract a player has with a club. Names: `offers:kind.<name>`. */
export const contractKinds = ['professional', 'apprentice', 'amateur', 'volunteer'] as const;
export type ContractKind = (typeof contractKinds)[number];
