import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { feesKeys } from './fees-keys.ts';

/** An accepted offer brings figures of its own. */
const types = ['fees.asked', 'fees.agreed', 'offer.accepted'] as const;

export const feesLive: readonly LiveHandler[] = [
  liveQuery({ types, key: feesKeys.deal, apply: () => 'refetch' }),
];
