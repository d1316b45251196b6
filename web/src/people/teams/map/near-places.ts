import { type DistanceKm, distancesKm, maxNearPlaces, usualDistanceKm } from '@trattativa/domain/people/near';
import { isCountryCode } from '@trattativa/domain/platform/countries';
import type { PlaceValue } from '../../../ui/places/place-value.ts';

/** A place with its coordinates: the centre of a search for clubs. */
export interface NearPlace extends PlaceValue {
  latitude: number;
  longitude: number;
}

// Latitude, longitude, country (may be empty), name: `45.4064,11.8768,IT,Padova`. The name may contain commas.
const written = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?),([A-Z]{2})?,(\S.{0,119})$/u;

/** About ten metres: a town's coordinates are no more precise. */
const rounded = (angle: number) => String(Number(angle.toFixed(4)));

/** The places as parameters of the address, one each. Places without coordinates are omitted. */
export function formatPlaces(places: readonly PlaceValue[]): string[] {
  return places.flatMap(({ city, country, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [`${rounded(latitude)},${rounded(longitude)},${country ?? ''},${city}`],
  );
}

function placeOf(word: string): NearPlace | null {
  const [, north, east, country, city] = written.exec(word) ?? [];
  if (city === undefined) return null;
  const [latitude, longitude] = [Number(north), Number(east)];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  const known = country !== undefined && isCountryCode(country);
  return { city, country: known ? country : null, region: null, latitude, longitude };
}

/** The places in the address without duplicates, up to the service's limit. Unreadable ones are ignored. */
export function parsePlaces(words: readonly string[]): NearPlace[] {
  return [...new Set(words)]
    .map(placeOf)
    .filter((place) => place !== null)
    .slice(0, maxNearPlaces);
}

/** The distance around them: the one in the address if it is valid, else the default. */
export function distanceOf(within: number | null): DistanceKm {
  return distancesKm.find((km) => km === within) ?? usualDistanceKm;
}
