/** Who evaluates a player’s skills (spec §3). Names: `catalogue:evaluatorRole.<id>`. */
export const evaluatorRole = {
  sportsDirector: 0,
  directive: 1,
  coach: 2,
  scout: 3,
  player: 4,
} as const;

export type EvaluatorRole = (typeof evaluatorRole)[keyof typeof evaluatorRole];

export const evaluatorRoles = [0, 1, 2, 3, 4] as const satisfies readonly EvaluatorRole[];
