import type { Rule } from '../rule.ts';

const inForce = { associations: [], from: null, to: null, status: 'inForce' } as const;

const rstp = {
  ...inForce,
  edition: 'FIFA RSTP',
  source: 'FIFA, Regulations on the Status and Transfer of Players',
} as const;

const noif = {
  ...inForce,
  associations: ['IT'],
  edition: 'FIGC, NOIF',
  source: 'FIGC, Norme organizzative interne federali',
  certainty: 'confirmed',
} as const;

/** What clubs that trained a player receive. */
export const trainingRules: readonly Rule[] = [
  {
    ...rstp,
    id: 'fifa-solidarity',
    kind: 'solidarity',
    article: '',
    certainty: 'confirmed',
    figures: { total: 5, firstAge: 12, earlyToAge: 15, earlyPercent: 0.25, lastAge: 23, latePercent: 0.5 },
  },
  {
    ...rstp,
    id: 'fifa-training-compensation',
    kind: 'trainingCompensation',
    article: '',
    source: 'Press reports of the costs that UEFA’s associations set',
    certainty: 'press',
    figures: {
      firstAge: 12,
      lastAge: 21,
      lowestCostToAge: 15,
      movesToAge: 23,
      category1: 90_000,
      category2: 60_000,
      category3: 30_000,
      category4: 10_000,
    },
  },
  {
    ...noif,
    id: 'italy-technical-training',
    kind: 'technicalTraining',
    article: 'art. 99',
    // The article was read, its table of values was not: they stay empty until staff enter them.
    figures: {
      firstAge: 10,
      lastAge: 21,
      base: null,
      coefficientTier1: null,
      coefficientTier2: null,
      coefficientTier3: null,
      coefficientTier4: null,
      coefficientBelow: null,
    },
  },
  {
    ...noif,
    id: 'italy-registration-premium',
    kind: 'registrationPremium',
    article: 'art. 96',
    figures: { parts: 5, beforeAge: 16, dueInSeasonOfAge: 20, base: null },
  },
];
