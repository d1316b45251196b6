import { costMoves, negotiationMoves, offerEndings } from '@trattativa/contract/event-groups';
import { type LiveHandler, refetchOn } from '../../platform/cache/live-handler.ts';

/** Cache keys of what a portfolio is worth. */
export const worthKeys = {
  value: ['worth', 'value'],
  revenue: ['worth', 'revenue'],
} as const;

/** A signature changes the record of its player too. */
const portfolioMoves = [
  'player.added',
  'player.changed',
  'player.removed',
  'player.restored',
  'players.imported',
] as const;

/** What is asked, and the terms that are on the table. */
const payMoves = ['player.changed', 'offer.created', 'offer.revised', ...offerEndings] as const;

export const worthLive: readonly LiveHandler[] = [
  refetchOn(portfolioMoves, worthKeys.value),
  refetchOn([...negotiationMoves, ...payMoves, ...costMoves], worthKeys.revenue),
];
