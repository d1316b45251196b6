import { useQuery } from '@tanstack/react-query';
import type { Place } from '@trattativa/contract/platform/places/endpoints';
import { call } from '../../platform/api/call.ts';

const placesKeys = {
  named: (text: string, country: string | null) => ['places', 'named', text, country],
  near: (latitude: number, longitude: number) => ['places', 'near', latitude, longitude],
  map: ['places', 'map'],
} as const;

/** The list of towns does not change. */
const staleTime = Number.POSITIVE_INFINITY;

/** Towns by the start of their name. The previous ones stay until the next arrive. */
export function usePlacesNamed(text: string, country: string | null) {
  return useQuery({
    queryKey: placesKeys.named(text, country),
    queryFn: async ({ signal }): Promise<Place[]> =>
      (await call('Place/SearchPlaces', { text, country }, { signal })).items,
    enabled: text !== '',
    placeholderData: (before) => before,
    staleTime,
  });
}

/** The towns nearest to a point, with a resolution of about a kilometre. */
export function usePlacesNear(point: { latitude: number; longitude: number } | null) {
  const latitude = Math.round((point?.latitude ?? 0) * 100) / 100;
  const longitude = Math.round((point?.longitude ?? 0) * 100) / 100;
  return useQuery({
    queryKey: placesKeys.near(latitude, longitude),
    queryFn: async ({ signal }): Promise<Place[]> =>
      (await call('Place/SearchPlaces', { latitude, longitude }, { signal })).items,
    enabled: point !== null,
    placeholderData: (before) => before,
    staleTime,
  });
}

/** The tile server of the maps. */
export function useMapSettings() {
  return useQuery({
    queryKey: placesKeys.map,
    queryFn: ({ signal }) => call('Place/GetMapSettings', {}, { signal }),
    staleTime,
  });
}
