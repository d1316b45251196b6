/** The squad of today, or the one that the next season starts with. Names: `registrations:list.season.<name>`. */
export const plannedSeasons = ['present', 'next'] as const;
export type PlannedSeason = (typeof plannedSeasons)[number];

/** Players whom a plan may add to a squad. */
export const maxAddedToList = 20;
