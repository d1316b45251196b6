/** How far around a place the list of clubs looks, in kilometres along the great circle. */
export const distancesKm = [25, 50, 100, 200] as const;

export type DistanceKm = (typeof distancesKm)[number];

/** What counts when only places are named. */
export const usualDistanceKm = 50 satisfies DistanceKm;

/** Around how many places at once. */
export const mostNearPlaces = 5;
