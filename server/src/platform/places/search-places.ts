import type { Place, placeEndpoints } from '@trattativa/contract/platform/places/endpoints';
import type { CallOf } from '../http/call.ts';
import type { Services } from '../services.ts';
import { openPlaceIndex } from './place-index.ts';

/** Towns by name, or, when a point is given, those nearest to it. Nothing asked, nothing found. */
export async function searchPlaces(
  _services: Services,
  { input }: CallOf<typeof placeEndpoints.searchPlaces>,
): Promise<{ items: Place[] }> {
  const { text = '', country = null, latitude, longitude } = input;
  const nearby = latitude !== undefined && longitude !== undefined;
  if (!nearby && text === '') return { items: [] };
  const index = await openPlaceIndex();
  return { items: nearby ? index.nearest(latitude, longitude, country) : index.search(text, country) };
}
