import type { ClauseEvents } from './events.ts';

/** What changes the figures on which the clauses of a signed deal depend, which fire with a confirmation, and its options. */
export const figureMoves = [
  'clauses.figureStated',
  'clauses.figureConfirmed',
  'clauses.figureDisputed',
  'clauses.optionExercised',
  'clauses.optionLapsed',
  'clauses.obligationDue',
] as const satisfies (keyof ClauseEvents)[];
