import { z } from 'zod';

/** How often somebody looked: one viewer once a calendar day (UTC). */
const viewCount = z.object({
  total: z.number().int(),
  /** Today and the 29 days before. */
  last30Days: z.number().int(),
});

export const playerViews = z.object({
  playerId: z.number().int(),
  profile: viewCount,
  video: viewCount,
});

export type PlayerViews = z.infer<typeof playerViews>;
