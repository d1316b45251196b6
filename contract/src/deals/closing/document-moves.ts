import type { ClosingEvents } from './events.ts';

/** What changes the documents of a deal and what they mean for its signature. */
export const documentMoves = [
  'documents.marked',
  'documents.blockLifted',
  'documents.clubTold',
] as const satisfies (keyof ClosingEvents)[];
