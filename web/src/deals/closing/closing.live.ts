import type { Closing } from '@trattativa/contract/deals/closing/closing';
import { dealDocumentParents } from '@trattativa/contract/deals/closing/document-parents';
import { closingMoves, costMoves } from '@trattativa/contract/event-groups';
import type { FileEvents } from '@trattativa/contract/files/uploads/events';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of what has to happen before a window closes; the third part is the negotiation's id. */
export const closingKeys = {
  one: ['closing', 'one'],
  ofOffer: ['closing', 'ofOffer'],
  effects: ['closing', 'effects'],
} as const;

/** Every move of the deal can finish a step or keep a rule: the service knows which. */
export const applyToClosing: ApplyEvent<Closing, { negotiationId: number | null }> = (
  state,
  { data },
  key,
) => (key[2] === data.negotiationId ? 'refetch' : state);

/** A file of one of the deal's documents was added or removed. */
export const applyFilesToClosing: ApplyEvent<Closing, FileEvents['files.changed']> = (
  state,
  { data },
  key,
) => (key[2] === data.parentId && dealDocumentParents.includes(data.parentKind) ? 'refetch' : state);

export const closingLiveRules: readonly LiveHandler[] = [
  liveQuery({
    types: [...closingMoves, ...costMoves, 'fees.agreed'],
    key: closingKeys.one,
    apply: applyToClosing,
  }),
  // An offer that is over has no window, and which one it has depends on whether the player is under contract.
  liveQuery({
    types: ['offer.canceled', 'offer.rejected', 'player.changed'],
    key: closingKeys.ofOffer,
    apply: () => 'refetch',
  }),
  liveQuery({ types: ['files.changed'], key: closingKeys.one, apply: applyFilesToClosing }),
];
