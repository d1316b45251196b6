import { z } from 'zod';

/** What a signature of today would change beside the deal itself. Days are `YYYY-MM-DD`. */
export const signingEffects = z.object({
  negotiationId: z.number().int(),
  /** The days of the new registration; null: it would be refused, or is of coaching staff. */
  registered: z.object({ from: z.string(), until: z.string() }).nullable(),
  /** Registrations that run to their end before it, or end earlier, with their last day then. */
  ends: z.array(z.object({ clubName: z.string(), lastDay: z.string(), isEarly: z.boolean() })),
  /** Open negotiations and offers of other clubs that would be closed; whose, nobody learns. */
  closes: z.number().int(),
});

export type SigningEffects = z.infer<typeof signingEffects>;
