import { attachmentKinds } from '../files/attachment-kinds.ts';
import { accountErasure } from '../identity/account-erasure.ts';
import { dataExport } from '../identity/data-export.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { roomAttachments } from './attachments.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { eraseChat } from './chat/conversations/groups.repository.ts';
import { messageGuard } from './chat/messages/message-guard.ts';
import { tellExpiries, tellOptions } from './chat/reactions/tell-options-and-ends.ts';
import { updateNegotiationRoom } from './chat/reactions/update-negotiation-room.ts';
import { updateOfferRoom } from './chat/reactions/update-offer-room.ts';
import { tellClubsAgreed, updateTransferRoom } from './chat/reactions/update-transfer-room.ts';
import { updateTrialRoom } from './chat/reactions/update-trial-room.ts';
import { chatEvidenceRoutes } from './evidence/chat-evidence.routes.ts';
import { indexMessagesJob } from './evidence/jobs/index-messages.ts';
import { watchForMoney } from './evidence/watch-for-money.ts';
import { exportedRoom } from './ports/exported-room.repository.ts';
import { publishedRoom } from './published-columns.ts';
import { standardMessageRoutes } from './standard-messages/standard-messages.routes.ts';

export const roomModule: ServerModule = {
  publishes: publishedRoom,
  routes: [...chatRoutes, ...standardMessageRoutes, ...chatEvidenceRoutes],
  reactions: [
    updateNegotiationRoom,
    updateOfferRoom,
    updateTransferRoom,
    tellClubsAgreed,
    tellOptions,
    tellExpiries,
    updateTrialRoom,
  ],
  jobs: () => [indexMessagesJob],
  fillPorts() {
    dataExport.fill(exportedRoom);
    messageGuard.fill(watchForMoney);
    attachmentKinds.fill(roomAttachments);
    accountErasure.fill({ chat: eraseChat });
  },
};
