import { criterionNames } from '@trattativa/domain/market/matching/criteria';
import { matchingKinds } from '@trattativa/domain/market/matching-kinds';
import { listingStates } from '@trattativa/domain/people/listing-states';
import { z } from 'zod';

const shown = z.array(z.union([z.number(), z.string(), z.boolean(), z.null()]));

export const matchedCriterion = z.object({
  criterion: z.enum(criterionNames),
  verdict: z.enum(['met', 'near', 'missed', 'unknown']),
  /** What is asked for, in the numbers and codes of the catalogue; by criterion as in the table of criteria. */
  wanted: shown,
  /** What the player has; empty: not said. Null: not for the caller. */
  has: shown.nullable(),
});

export type MatchedCriterion = z.infer<typeof matchedCriterion>;

/** Changes that together would make the pair exact. Of both sides only where neither can do it alone. */
export const wayToExact = z.object({
  by: z.enum(['player', 'request', 'both']),
  changes: z.array(
    z.object({
      criterion: z.enum(criterionNames),
      side: z.enum(['player', 'request']),
      /** What it would have to be; for a request's skills, those to leave out; empty: not asked for at all. Null: not for the caller. */
      to: shown.nullable(),
    }),
  ),
});

export type WayToExact = z.infer<typeof wayToExact>;

/** A player and a request that fit, and why. */
export const match = z.object({
  kind: z.enum(matchingKinds),
  /** 0–100 */
  score: z.number().int(),
  /** The later change of the two. */
  freshAt: z.string(),
  criteria: z.array(matchedCriterion),
  /** The smallest change of either side that would make the pair exact; none for an exact one. */
  ways: z.array(wayToExact),
  player: z.object({
    id: z.number().int(),
    /** Initials where the card is closed. */
    name: z.string(),
    /** Whole years today. */
    age: z.number().int().nullable(),
    principalRole: z.number().int().nullable(),
    secondaryRole: z.number().int().nullable(),
    currentClub: z.string(),
    currentLevel: z.number().int().nullable(),
    nationality: z.string().nullable(),
    contractualStatus: z.number().int().nullable(),
    /** Null where there is none, and where the card is closed. */
    imageUrl: z.string().nullable(),
    /** Who keeps the record: agent, club, coach; the player's own name for a profile of their own. */
    ownerName: z.string(),
    /** What the player says of being listed by them. */
    listing: z.enum(listingStates),
    /** Whether the caller may open the card. A minor's opens only in a deal. */
    open: z.boolean(),
  }),
  request: z.object({
    id: z.number().int(),
    teamId: z.number().int(),
    teamName: z.string(),
    teamImageUrl: z.string().nullable(),
    city: z.string(),
    country: z.string(),
    role: z.number().int(),
    level: z.number().int(),
    season: z.number().int(),
  }),
  can: z.object({ propose: z.boolean(), remove: z.boolean() }),
});

export type Match = z.infer<typeof match>;

/** Each counted up to `countedAtMost`. */
export const matchCounts = z.object({
  exact: z.number().int(),
  potential: z.number().int(),
  partial: z.number().int(),
});

export type MatchCounts = z.infer<typeof matchCounts>;
