import type { RepresentationEvents } from '@trattativa/contract/representation/subscriptions/events';
import type { Representation } from '@trattativa/contract/representation/subscriptions/representation';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { representationKeys } from './representation-keys.ts';

/** An event says that something moved, not what to: the amounts and what may be done now are the service's to say. */
export const applyToRepresentation: ApplyEvent<Representation, unknown> = () => 'refetch';

const types = [
  'representation.activated',
  'representation.ended',
  'representation.withdrawn',
  'representation.balanceDue',
  'representation.balancePaid',
  'representation.balanceCancelled',
] as const satisfies (keyof RepresentationEvents)[];

export const representationLive: readonly LiveHandler[] = [
  liveQuery({ types, key: representationKeys.one, apply: applyToRepresentation }),
];
