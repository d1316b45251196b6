import type { NumberRange } from '../platform/number-limits.ts';

export const heightCm = { min: 100, max: 250 } as const satisfies NumberRange;
export const weightKg = { min: 30, max: 200 } as const satisfies NumberRange;

/** Ages that a criterion or a filter names, in whole years. */
export const ages = { min: 0, max: 99 } as const satisfies NumberRange;

/** The youngest players and members of coaching staff that a record is kept of. */
export const youngestPlayer = 5;
export const youngestCoach = 16;

/** Characters of a season as people write it, `2024/25`. */
export const maxSeasonLength = 20;

/** Characters of the name of a saved search, and of a scout's shortlist. */
export const maxSearchNameLength = 60;
export const maxShortlistNameLength = 80;

/** Characters of the federation's number and of the VAT number. */
export const maxAgentNumberLength = 40;
export const maxVatLength = 30;

/** Foreign leagues of competence, and the characters of the name of each. */
export const maxLeagues = 20;
export const maxLeagueLength = 80;

/** Years in which a club may have been founded. */
export const foundationYears = { min: 1800, max: 2200 } as const satisfies NumberRange;
