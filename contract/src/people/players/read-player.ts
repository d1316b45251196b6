import { z } from 'zod';

/** What a football-data site says of a player; null and empty where it says nothing. To be looked at before it is saved. */
export const readPlayer = z.object({
  name: z.string(),
  bornDate: z.string().nullable(),
  /** ISO 3166-1 alpha-2; null for one that is not understood. */
  nationality: z.string().nullable(),
  principalRole: z.number().int().nullable(),
  /** The position in the site's own words. */
  position: z.string(),
  foot: z.number().int().nullable(),
  heightCm: z.number().int().nullable(),
  weightKg: z.number().int().nullable(),
  currentClub: z.string(),
  /** Where it was read, for the record's football-data link; null when the source has no page. */
  link: z.string().nullable(),
  /** Who said it, for people. */
  source: z.string(),
});

export type ReadPlayer = z.infer<typeof readPlayer>;
