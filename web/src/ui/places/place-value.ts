import type { Place } from '@trattativa/contract/platform/places/endpoints';

/** A place in a form. An unknown town has only a name, without coordinates. */
export interface PlaceValue {
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** The key of an Italian region. */
  region: string | null;
  latitude: number | null;
  longitude: number | null;
}

export const noPlace: PlaceValue = { city: '', country: null, region: null, latitude: null, longitude: null };

export function valueOfPlace({ city, country, region, latitude, longitude }: Place): PlaceValue {
  return { city, country, region, latitude, longitude };
}

/** Free text replaces the town: its coordinates and region no longer apply. */
export function typedPlace(city: string, country: string | null): PlaceValue {
  return { ...noPlace, city, country };
}
