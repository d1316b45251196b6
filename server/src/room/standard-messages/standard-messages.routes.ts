import { standardMessageEndpoints } from '@trattativa/contract/room/standard-messages/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import {
  addStandardMessage,
  changeStandardMessage,
  orderStandardMessages,
} from './change-standard-messages.ts';
import { listStandardMessages } from './standard-messages.repository.ts';

export const standardMessageRoutes = routesOf(standardMessageEndpoints, {
  getStandardMessages: async ({ db }, { input }) => ({ items: await listStandardMessages(db, input) }),
  addStandardMessage,
  changeStandardMessage,
  orderStandardMessages,
});
