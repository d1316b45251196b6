import { type GeoJSON, geoJSON, type PathOptions } from 'leaflet';
import type { Topology } from 'topojson-specification';

/** The countries of the world at 1 : 50 million (Natural Earth, public domain), drawn with `style`; not clickable. */
export async function countryOutlines(style: PathOptions): Promise<GeoJSON> {
  const [{ feature }, atlas] = await Promise.all([
    import('topojson-client'),
    import('world-atlas/countries-50m.json'),
  ]);
  // TypeScript types the geometry kinds of the JSON file as string.
  const topology = atlas.default as unknown as Topology;
  const { countries } = topology.objects;
  if (!countries) throw new Error('the outlines of countries are missing');
  return geoJSON(feature(topology, countries), { interactive: false, style });
}
