import type { placeEndpoints } from '@trattativa/contract/platform/places/endpoints';
import type { CallOf, OutputOf } from '../http/call.ts';
import type { Services } from '../services.ts';
import { openPlaceIndex } from './place-index.ts';

/** Towns by name, or the nearest ones to a given point. Returns none without a query. */
export async function searchPlaces(
  _services: Services,
  { input }: CallOf<typeof placeEndpoints.searchPlaces>,
): Promise<OutputOf<typeof placeEndpoints.searchPlaces>> {
  const { text = '', country = null, latitude, longitude } = input;
  const nearby = latitude !== undefined && longitude !== undefined;
  if (!nearby && text === '') return { items: [] };
  const index = await openPlaceIndex();
  return { items: nearby ? index.nearest(latitude, longitude, country) : index.search(text, country) };
}
