import { negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import { figureWeeks, viewerKinds } from '@trattativa/domain/insight/player-figures';
import { z } from 'zod';
import { rejectionCauses } from '../../deals/negotiations/rejection-cause.ts';
import { oneOf } from '../../fields.ts';

const figure = z.object({
  /** Views and proposals of the period; negotiations under way now. */
  now: z.number().int(),
  /** Views and proposals of the period before; negotiations under way when the period began. */
  before: z.number().int(),
  /** Week by week, oldest first; negotiations under way at the end of each week. */
  weeks: z.array(z.number().int()),
});

export type PlayerFigureCourse = z.infer<typeof figure>;

/** A player's figures over the weeks that end today (docs/player-figures.md). */
export const playerDashboard = z.object({
  /** First and last day of the period, both included; UTC. */
  from: z.string(),
  to: z.string(),
  weeks: oneOf(figureWeeks),
  figures: z.object({
    profileViews: figure,
    videoViews: figure,
    proposals: figure,
    negotiations: figure,
  }),
  /** Whether the player has an account: without one there is no representation to buy. */
  registered: z.boolean(),
  /** The player's own record; null for an account whose profile is gone, and without an account. */
  ownPlayerId: z.number().int().nullable(),
});

export type PlayerDashboard = z.infer<typeof playerDashboard>;

/** One line of the list behind a figure: a view, or a negotiation. */
export const playerFigureLine = z.object({
  /** Unique in its list. */
  key: z.string(),
  /** Day of a view; for a negotiation the instant when it was sent, or when it began. */
  at: z.string(),
  /** Viewer of the profile or video; null for a negotiation. */
  viewer: z
    .object({
      kind: z.enum(viewerKinds),
      /** Only a club, and an agent who already deals for the player, is named; else empty. */
      name: z.string(),
      detail: z.string(),
    })
    .nullable(),
  negotiation: z
    .object({
      id: z.number().int(),
      team: z.string(),
      city: z.string(),
      proposer: z.string(),
      status: oneOf(negotiationStatuses),
      cause: z.enum(rejectionCauses).nullable(),
    })
    .nullable(),
});

export type PlayerFigureLine = z.infer<typeof playerFigureLine>;
