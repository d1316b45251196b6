import { maxNameLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { countryCode, latitude, line, longitude } from '../../fields.ts';

/** A town, by its local name. */
export const place = z.object({
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** An Italian region's key; null elsewhere. */
  region: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  population: z.number().int(),
  /** The name that was searched for, when it is another one: Monaco di Baviera for München. */
  alsoKnownAs: z.string().nullable(),
});

export type Place = z.infer<typeof place>;

const everyoneLoggedIn = allow({
  player: 'all',
  team: 'all',
  agent: 'all',
  premium: 'all',
  coach: 'all',
  scout: 'all',
  staff: 'all',
});

const searchPlaces = endpoint({
  path: '/api/Place/SearchPlaces',
  summary:
    'Towns by the beginning of a word of their name, accents aside, in any of the seven languages, largest first; or those nearest to a point',
  who: everyoneLoggedIn,
  input: z.strictObject({
    text: line(maxNameLength).optional(),
    /** Only towns of this country. */
    country: countryCode.nullish(),
    /** A point, in degrees: the nearest towns to it. */
    latitude: latitude.optional(),
    longitude: longitude.optional(),
  }),
  output: z.object({ items: z.array(place) }),
  errors: [],
  example: {
    input: { text: 'monaco di b' },
    output: {
      items: [
        {
          city: 'München',
          country: 'DE',
          region: null,
          latitude: 48.13743,
          longitude: 11.57549,
          population: 1_260_391,
          alsoKnownAs: 'Monaco di Baviera',
        },
      ],
    },
  },
});

const getMapSettings = endpoint({
  path: '/api/Place/GetMapSettings',
  summary: 'The source of map tiles; null: maps use the bundled outlines of countries',
  who: everyoneLoggedIn,
  input: z.strictObject({}),
  output: z.object({ tilesUrl: z.string().nullable() }),
  errors: [],
  example: { input: {}, output: { tilesUrl: null } },
});

export const placeEndpoints = { searchPlaces, getMapSettings };
