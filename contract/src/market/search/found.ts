import { z } from 'zod';

/** What the search of the top bar finds of this module: facts only; the screens make the sentences. */

const id = z.number().int();

export const foundRequest = z.object({
  id,
  team: z.string(),
  teamImageUrl: z.string().nullable(),
  role: z.number().int(),
  level: z.number().int(),
  city: z.string(),
  country: z.string(),
  status: z.number().int(),
});

export type FoundRequest = z.infer<typeof foundRequest>;
