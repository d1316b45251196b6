import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { feesKeys } from './fees-keys.ts';

/** An accepted offer brings figures of its own, and so does an amount that the agent states after the signature. */
const types = ['fees.asked', 'fees.agreed', 'offer.accepted', 'commission.planned'] as const;

export const feesLive: readonly LiveHandler[] = [
  liveQuery({ types, key: feesKeys.deal, apply: () => 'refetch' }),
];
