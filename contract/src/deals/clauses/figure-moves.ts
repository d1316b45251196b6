import type { ClauseEvents } from './events.ts';

/** What changes the figures on which the clauses of a signed deal depend; they fire with a confirmation. */
export const figureMoves = [
  'clauses.figureStated',
  'clauses.figureConfirmed',
  'clauses.figureDisputed',
] as const satisfies (keyof ClauseEvents)[];
