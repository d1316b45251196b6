import type { MandateEvents } from '@trattativa/contract/representation/mandates/events';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { mandatesKeys } from './mandates-keys.ts';

const types = [
  'mandate.proposed',
  'mandate.confirmed',
  'mandate.ended',
  'mandate.expired',
  'mandate.refused',
  'mandate.ending',
] as const satisfies (keyof MandateEvents)[];

/** One mandate's page follows what happens to that mandate. */
export const applyToMandate: ApplyEvent<Mandate, { mandateId: number }> = (state, { data }) =>
  state.id === data.mandateId ? 'refetch' : state;

/** Order, filters and counts are the service's to know. */
const ask = (key: readonly string[]) => liveQuery({ types, key, apply: () => 'refetch' });

export const mandatesLive: readonly LiveHandler[] = [
  liveQuery({ types, key: mandatesKeys.one, apply: applyToMandate }),
  ask(mandatesKeys.list),
  ask(mandatesKeys.clubs),
  ask(mandatesKeys.conflicts),
  ask(mandatesKeys.representative),
];
