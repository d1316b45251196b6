/** What kind of contract a player has with a club. Names: `catalogue:contractKind.<name>`. */
export const contractKinds = ['professional', 'apprentice', 'amateur', 'volunteer'] as const;
export type ContractKind = (typeof contractKinds)[number];
