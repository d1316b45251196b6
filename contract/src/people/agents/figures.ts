import { z } from 'zod';

/**
 * An agent's figures as they stand at one moment; money in euros. What each of them counts is written in
 * docs/agent-figures.md.
 */
export const agentFigures = z.object({
  /** Sum of the stated values of the portfolio's players. */
  value: z.number(),
  players: z.number().int(),
  /** What the open negotiations would bring: for each player the highest commission asked. */
  revenue: z.number(),
  /** Players on the market, and those of them in an open negotiation. */
  onMarket: z.number().int(),
  covered: z.number().int(),
  /** Clubs with which the agent has negotiated. */
  clubs: z.number().int(),
});

export type AgentFigures = z.infer<typeof agentFigures>;

/** The figures when the week began, by its Monday. */
export const weekOfFigures = agentFigures.extend({ week: z.string() });

export type WeekOfFigures = z.infer<typeof weekOfFigures>;

/** One line of the list behind a figure: a player, or a club for `clubs`. */
export const figureLine = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The player's club, or the club's town. */
  detail: z.string(),
  /** Euros that the line adds; null where the figure is no money, or nothing is stated. */
  amount: z.number().nullable(),
  /** Open negotiations of the player; negotiations with the club, closed ones too. */
  negotiations: z.number().int(),
  /** True: the line counts in the figure. */
  counts: z.boolean(),
});

export type FigureLine = z.infer<typeof figureLine>;
