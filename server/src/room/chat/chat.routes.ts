import { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { subjectId } from '../../platform/actor.ts';
import { routesOf } from '../../platform/http/routes.ts';
import { addConversationMembers } from './add-conversation-members.ts';
import { answerToShowHistory } from './answer-to-show-history.ts';
import { askToShowHistory } from './ask-to-show-history.ts';
import { callMediator } from './call-mediator.ts';
import { countAllUnread } from './conversations.repository.ts';
import { createAgentPlayerWhatChat } from './create-agent-player-what-chat.ts';
import { createWhatChat } from './create-what-chat.ts';
import { getMediatorCalls } from './get-mediator-calls.ts';
import { getMessageVersions } from './get-message-versions.ts';
import { getNegotiationsOngoing } from './get-negotiations-ongoing.ts';
import { joinAsMediator } from './join-as-mediator.ts';
import { joinNegotiationRoom } from './join-negotiation-room.ts';
import { joinOfferRoom } from './join-offer-room.ts';
import { leaveConversation } from './leave-conversation.ts';
import { muteConversation } from './mute-conversation.ts';
import { openSupport } from './open-support.ts';
import { removeConversationMember } from './remove-conversation-member.ts';
import { renameConversation } from './rename-conversation.ts';
import { sendTocToc } from './send-toc-toc.ts';
import { withdrawMediatorCall } from './withdraw-mediator-call.ts';

export const chatRoutes = routesOf(chatEndpoints, {
  getCountPendingMessagesToRead: ({ db }, { actor, input }) =>
    countAllUnread(db, subjectId(actor, actor.accountId, input.baseUserId)),
  createWhatChat,
  createAgentPlayerWhatChat,
  getNegotiationsOngoing,
  sendTocTocOnGroupChat: (services, call) => sendTocToc(services, call, 'group'),
  sendTocTocOnPrivateChat: (services, call) => sendTocToc(services, call, 'private'),
  joinNegotiationRoom,
  joinOfferRoom,
  getMessageVersions,
  renameConversation,
  addConversationMembers,
  removeConversationMember,
  leaveConversation,
  muteConversation,
  openSupport,
  callMediator,
  withdrawMediatorCall,
  getMediatorCalls,
  joinAsMediator,
  askToShowHistory,
  answerToShowHistory,
});
