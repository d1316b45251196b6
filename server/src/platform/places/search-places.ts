import type { Place } from '@trattativa/contract/platform/places/endpoints';
import type { Call } from '../http/call.ts';
import type { Services } from '../services.ts';
import { openPlaceIndex } from './place-index.ts';

interface Search {
  text?: string | undefined;
  country?: string | null | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** Towns by name or, when a point is given, the nearest ones. An empty query finds nothing. */
export async function searchPlaces(
  _services: Services,
  { input }: Call<Search>,
): Promise<{ items: Place[] }> {
  const { text = '', country = null, latitude, longitude } = input;
  const nearby = latitude !== undefined && longitude !== undefined;
  if (!nearby && text === '') return { items: [] };
  const index = await openPlaceIndex();
  return { items: nearby ? index.nearest(latitude, longitude, country) : index.search(text, country) };
}
