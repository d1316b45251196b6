import { mandateMoves } from '@trattativa/contract/event-groups';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import {
  type ApplyEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';
import { mandatesKeys } from './mandates-keys.ts';

/** One mandate's page follows what happens to that mandate. */
export const applyToMandate: ApplyEvent<Mandate, { mandateId: number }> = (state, { data }) =>
  state.id === data.mandateId ? 'refetch' : state;

/** Order, filters and counts are the service's to know. */
export const mandatesLive: readonly LiveHandler[] = [
  liveQuery({ types: mandateMoves, key: mandatesKeys.one, apply: applyToMandate }),
  refetchOn(mandateMoves, mandatesKeys.list),
  refetchOn(mandateMoves, mandatesKeys.clubs),
  refetchOn(mandateMoves, mandatesKeys.conflicts),
  refetchOn(mandateMoves, mandatesKeys.toCheck),
  refetchOn(mandateMoves, mandatesKeys.representative),
];
