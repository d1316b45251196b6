/** How a club weighs what the order of exact matches looks at: evenly, for who plays at once, or for little money. */
export const fitnessPresets = ['balanced', 'ready', 'budget'] as const;

export type FitnessPreset = (typeof fitnessPresets)[number];

/** The preset of a club that has not chosen one. */
export const usualFitnessPreset: FitnessPreset = 'balanced';
