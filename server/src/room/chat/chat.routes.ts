import { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { subjectId } from '../../platform/actor.ts';
import { routesOf } from '../../platform/http/routes.ts';
import { addConversationMembers } from './conversations/add-conversation-members.ts';
import { muteConversation, renameConversation } from './conversations/change-conversation.ts';
import { countAllUnread } from './conversations/conversations.repository.ts';
import { createAgentPlayerWhatChat, createWhatChat, openSupport } from './conversations/create-what-chat.ts';
import { getNegotiationsOngoing } from './conversations/get-negotiations-ongoing.ts';
import { leaveConversation, removeConversationMember } from './conversations/leave-conversation.ts';
import { askAvailability, contactRecordOwner } from './conversations/write-to-record-owner.ts';
import { joinNegotiationRoom, joinOfferRoom, joinTransferRoom } from './join-deal-room.ts';
import { callMediator, getMediatorCalls, withdrawMediatorCall } from './mediation/call-mediator.ts';
import { joinAsMediator } from './mediation/enter-as-mediator.ts';
import { sendTocToc } from './mediation/send-toc-toc.ts';
import { getMessageVersions } from './messages/get-message-versions.ts';
import { answerToShowHistory, askToShowHistory } from './messages/show-history.ts';

export const chatRoutes = routesOf(chatEndpoints, {
  getCountPendingMessagesToRead: ({ db }, { actor, input }) =>
    countAllUnread(db, subjectId(actor, actor.accountId, input.baseUserId)),
  createWhatChat,
  createAgentPlayerWhatChat,
  getNegotiationsOngoing,
  contactRecordOwner,
  askAvailability,
  sendTocTocOnGroupChat: (services, call) => sendTocToc(services, call, 'group'),
  sendTocTocOnPrivateChat: (services, call) => sendTocToc(services, call, 'private'),
  joinNegotiationRoom,
  joinOfferRoom,
  joinTransferRoom,
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
