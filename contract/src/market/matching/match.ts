import { criterionNames } from '@trattativa/domain/market/matching/criteria';
import { fitnessFacts } from '@trattativa/domain/market/matching/fitness-weights';
import { matchingKinds } from '@trattativa/domain/market/matching-kinds';
import { ownAnswers } from '@trattativa/domain/market/request-answers';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { listingStates } from '@trattativa/domain/people/players/listing-states';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';

const shown = z.array(z.union([z.number(), z.string(), z.boolean(), z.null()]));

export const matchedCriterion = z.object({
  criterion: z.enum(criterionNames),
  verdict: z.enum(['met', 'near', 'missed', 'unknown']),
  /** What the request asks for, in ids and codes of the catalogue; by criterion as in the table of criteria. */
  wanted: shown,
  /** What the player has; empty: unknown. Null: hidden from the caller. */
  has: shown.nullable(),
});

export type MatchedCriterion = z.infer<typeof matchedCriterion>;

/** Changes that together make the match exact. Of both sides only where neither can do it alone. */
export const wayToExact = z.object({
  by: z.enum(['player', 'request', 'both']),
  changes: z.array(
    z.object({
      criterion: z.enum(criterionNames),
      side: z.enum(['player', 'request']),
      /** The new value; for a request's skills, those to drop; empty: the criterion is dropped. Null: hidden from the caller. */
      to: shown.nullable(),
    }),
  ),
});

export type WayToExact = z.infer<typeof wayToExact>;

/** A match of a player and a request, criterion by criterion. */
export const match = z.object({
  kind: z.enum(matchingKinds),
  /** 0–100 */
  score: z.number().int(),
  /** Latest change of the player or the request. */
  freshAt: z.string(),
  /** Whether the player or the request came, or changed in a compared field, within the last day. */
  isNew: z.boolean(),
  criteria: z.array(matchedCriterion),
  /** The smallest changes of either side that make the match exact; none for an exact one. */
  ways: z.array(wayToExact),
  player: z.object({
    id: z.number().int(),
    /** Initials where the card is closed. */
    name: z.string(),
    /** Whole years today. */
    age: z.number().int().nullable(),
    principalRole: oneOf(playerRoles).nullable(),
    secondaryRole: oneOf(playerRoles).nullable(),
    currentClub: z.string(),
    currentLevel: z.number().int().nullable(),
    nationality: z.string().nullable(),
    contractualStatus: oneOf(contractualStatuses).nullable(),
    /** Null where there is none, and where the card is closed. */
    imageUrl: z.string().nullable(),
    /** Owner of the record: agent, club, coach; the player's own name for a profile of their own. */
    ownerName: z.string(),
    /** The player's consent to that listing. */
    listing: z.enum(listingStates),
    /** Whether the caller may open the card. A minor's opens only in a deal. */
    open: z.boolean(),
    /** What the player asks, in euros a month; for the player's own side only. */
    requestedSalary: z.number().nullable().optional(),
  }),
  request: z.object({
    id: z.number().int(),
    teamId: z.number().int(),
    teamName: z.string(),
    teamImageUrl: z.string().nullable(),
    city: z.string(),
    country: z.string(),
    role: oneOf(playerRoles),
    level: z.number().int(),
    season: z.number().int(),
    overAge: z.number().int().nullable(),
    underAge: z.number().int().nullable(),
    /** Euros gross a month, or the refund range of amateurs. */
    monthlyOffer: z.number().nullable(),
    refundRange: z.number().int().nullable(),
    /** What the caller's side has answered to the request; null where it is no recipient. */
    myAnswer: z.enum(ownAnswers).nullable(),
  }),
  /**
   * How well the player serves the request, in lists that stand in that order: 0–100, and the parts in the order of
   * `fitnessComponents`, each with the fact that decided and, of an open card, its number.
   */
  fitness: z
    .object({
      points: z.number().int(),
      parts: z.array(
        z.object({
          points: z.number().int(),
          fact: z.enum(fitnessFacts),
          value: z.number().int().optional(),
        }),
      ),
    })
    .optional(),
  can: z.object({ propose: z.boolean(), remove: z.boolean() }),
});

export type Match = z.infer<typeof match>;

/** Each counted up to `maxCounted`. */
export const matchCounts = z.object({
  exact: z.number().int(),
  potential: z.number().int(),
  partial: z.number().int(),
});

export type MatchCounts = z.infer<typeof matchCounts>;

/** How a player fits one request of the reading club. */
export const playerFit = match
  .pick({ kind: true, score: true, criteria: true })
  .extend({ request: match.shape.request });

export type PlayerFit = z.infer<typeof playerFit>;

/** All matches of one request, or of one player, the best first. */
export const matchGroup = z.object({
  /** Id of the request or of the player. */
  id: z.number().int(),
  /** How many matches it has, and how many of them are new. */
  total: z.number().int(),
  fresh: z.number().int(),
  items: z.array(match),
});

export type MatchGroup = z.infer<typeof matchGroup>;
