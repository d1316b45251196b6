import type { Place } from '@trattativa/contract/platform/places/endpoints';

/** A place as forms hold it. A town that is not in the list stands as it was written, without a point on the map. */
export interface PlaceValue {
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** An Italian region's key. */
  region: string | null;
  latitude: number | null;
  longitude: number | null;
}

export const noPlace: PlaceValue = { city: '', country: null, region: null, latitude: null, longitude: null };

export function valueOfPlace({ city, country, region, latitude, longitude }: Place): PlaceValue {
  return { city, country, region, latitude, longitude };
}

/** What was typed instead: the point and the region were another town's. */
export function typedPlace(city: string, country: string | null): PlaceValue {
  return { ...noPlace, city, country };
}
