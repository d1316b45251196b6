import { chatEndpoints } from '@trattativa/contract/chat/endpoints';
import { subjectId } from '../platform/actor.ts';
import { routesOf } from '../platform/http/routes.ts';
import { countAllUnread } from './conversations.repository.ts';
import { joinNegotiationRoom } from './join-negotiation-room.ts';
import { openPair } from './open-pair.ts';

export const chatRoutes = routesOf(chatEndpoints, {
  getCountPendingMessagesToRead: ({ db }, { actor, input }) =>
    countAllUnread(db, subjectId(actor, actor.accountId, input.baseUserId)),
  createWhatChat: async (services, { actor, input }) => ({
    conversationId: await openPair(services, actor, input.users),
  }),
  joinNegotiationRoom,
});
