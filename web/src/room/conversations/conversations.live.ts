import { closingMoves, trialMoves } from '@trattativa/contract/event-groups';
import { type LiveHandler, refetchOn } from '../../platform/cache/live-handler.ts';

export const mediatorCallsKey = ['conversations', 'mediatorCalls'] as const;
/** The negotiations of the last months with their conversations; followed by the day. */
export const ongoingKey = ['conversations', 'ongoing'] as const;

/** Only the service knows who waits for a mediator, and which negotiations are open: both are refetched. */
export const conversationsLive: readonly LiveHandler[] = [
  refetchOn(['mediation.called', 'mediation.joined', 'mediation.ended'], mediatorCallsKey),
  refetchOn([...closingMoves, ...trialMoves], ongoingKey),
];
