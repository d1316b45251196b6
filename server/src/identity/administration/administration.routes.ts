import { administrationEndpoints } from '@trattativa/contract/identity/administration/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { findAccounts } from './find-accounts.ts';
import { setAgentType } from './set-agent-type.ts';
import { endStaff, getStaff, handOverChat, inviteStaff, reinstateStaff } from './staff-accounts.ts';

export const administrationRoutes = routesOf(administrationEndpoints, {
  findAccounts,
  setAgentType,
  getStaff,
  inviteStaff,
  endStaff,
  reinstateStaff,
  handOverChat,
});
