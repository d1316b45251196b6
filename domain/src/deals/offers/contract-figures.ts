import type { ContractKind } from '../../people/players/contract-kinds.ts';
import { contractRules } from '../../people/rules/packs/contract-rules.ts';
import { payRules } from '../../people/rules/packs/pay-rules.ts';
import type { RulePacks } from '../../people/rules/rule.ts';

/** The rules about contracts as they are shipped, for where those that staff keep are not at hand. */
export const shippedContractRules: RulePacks = [...contractRules, ...payRules];

/** How a gross amount becomes a net one, for one kind of contract in one country. */
export interface NetRule {
  /** Where the thresholds stand. */
  article: string;
  country: string;
  kind: ContractKind;
  /** The seasons for which it is known. */
  fromSeason: number;
  toSeason: number;
  /** The person's own share, in hundredths of a percent of what is above the amount. */
  contributions: { above: number; share: number };
  tax: { above: number; percent: number };
  /** Above it the estimate would be wrong: further brackets apply. */
  upTo: number;
}

/** Italian sport work: contributions above 5,000 euros a year, income tax above 15,000; the rates are general knowledge. */
const italianSportWork = {
  article: 'D.Lgs. 36/2021',
  country: 'IT',
  kind: 'amateur',
  tax: { above: 15_000, percent: 23 },
  upTo: 43_000,
} as const;

/** A third of the contributions is the person's; until 2027 most of them are on half of the pay. */
export const netRules: readonly NetRule[] = [
  { ...italianSportWork, fromSeason: 2023, toSeason: 2026, contributions: { above: 5_000, share: 484 } },
  { ...italianSportWork, fromSeason: 2027, toSeason: 2100, contributions: { above: 5_000, share: 901 } },
  {
    article: 'D.Lgs. 36/2021',
    country: 'IT',
    kind: 'volunteer',
    fromSeason: 2024,
    toSeason: 2100,
    contributions: { above: 0, share: 0 },
    tax: { above: 0, percent: 0 },
    upTo: 4_800,
  },
];
