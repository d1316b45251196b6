import { playerMoves, representationMoves } from '@trattativa/contract/event-groups';
import { type LiveHandler, refetchOn } from '../../platform/cache/live-handler.ts';
import { representationKeys } from './representation-keys.ts';

/** An event says that something moved, not what to: the amounts and what may be done now are the service's to say. */
export const representationLive: readonly LiveHandler[] = [
  refetchOn([...representationMoves, ...playerMoves], representationKeys.one),
];
