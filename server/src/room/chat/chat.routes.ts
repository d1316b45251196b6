import { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { subjectId } from '../../platform/actor.ts';
import { routesOf } from '../../platform/http/routes.ts';
import { addConversationMembers } from './add-conversation-members.ts';
import { callMediator, getMediatorCalls, withdrawMediatorCall } from './call-mediator.ts';
import { muteConversation, renameConversation } from './change-conversation.ts';
import { countAllUnread } from './conversations.repository.ts';
import { createAgentPlayerWhatChat, createWhatChat, openSupport } from './create-what-chat.ts';
import { joinAsMediator } from './enter-as-mediator.ts';
import { getMessageVersions } from './get-message-versions.ts';
import { getNegotiationsOngoing } from './get-negotiations-ongoing.ts';
import { joinNegotiationRoom, joinOfferRoom, joinTransferRoom } from './join-deal-room.ts';
import { leaveConversation, removeConversationMember } from './leave-conversation.ts';
import { sendTocToc } from './send-toc-toc.ts';
import { answerToShowHistory, askToShowHistory } from './show-history.ts';
import { askAvailability, contactRecordOwner } from './write-to-record-owner.ts';

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
