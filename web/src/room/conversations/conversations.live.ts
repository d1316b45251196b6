import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Who waits for a mediator is the service's to know: names and order are asked for. */
export const conversationsLive: readonly LiveHandler[] = [
  liveQuery({
    types: ['mediation.called', 'mediation.joined', 'mediation.ended'],
    key: ['conversations', 'mediatorCalls'],
    apply: () => 'refetch',
  }),
];
