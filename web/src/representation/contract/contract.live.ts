import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

export const contractKeys = { drafts: ['contract', 'drafts'] } as const;

/** A new draft, and what changes the figures that the next one would show. */
export const contractLive: readonly LiveHandler[] = [
  liveQuery({
    types: [
      'files.changed',
      'payment.charged',
      'payment.expired',
      'payment.failed',
      'representation.activated',
      'representation.ended',
      'representation.withdrawn',
    ],
    key: contractKeys.drafts,
    apply: () => 'refetch',
  }),
];
