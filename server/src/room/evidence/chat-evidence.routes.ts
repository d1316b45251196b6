import { chatEvidenceEndpoints } from '@trattativa/contract/room/evidence/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { decideMoneyTicket, getMoneyTickets } from './decide-money-ticket.ts';
import { checkExport, exportConversation } from './export-conversation.ts';
import { searchMessages } from './search-messages.ts';

export const chatEvidenceRoutes = routesOf(chatEvidenceEndpoints, {
  searchMessages,
  exportConversation,
  checkExport,
  getMoneyTickets,
  decideMoneyTicket,
});
