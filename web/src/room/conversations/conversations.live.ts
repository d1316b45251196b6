import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

export const mediatorCallsKey = ['conversations', 'mediatorCalls'] as const;

/** Only the service knows who waits for a mediator: the list is refetched. */
export const conversationsLive: readonly LiveHandler[] = [
  liveQuery({
    types: ['mediation.called', 'mediation.joined', 'mediation.ended'],
    key: mediatorCallsKey,
    apply: () => 'refetch',
  }),
];
