/** Search radii of the list of clubs, in kilometres along the great circle. */
export const distancesKm = [25, 50, 100, 200] as const;

export type DistanceKm = (typeof distancesKm)[number];

/** The default radius. */
export const usualDistanceKm = 50 satisfies DistanceKm;

/** Places in one search. */
export const maxNearPlaces = 5;
