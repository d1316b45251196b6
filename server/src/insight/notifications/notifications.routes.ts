import { notificationEndpoints } from '@trattativa/contract/insight/notifications/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getUnreadNotifications, listNotifications } from './list-notifications.ts';
import {
  markAllNotificationsRead,
  markNotificationsRead,
  markNotificationsSeen,
} from './mark-notifications.ts';

export const notificationRoutes = routesOf(notificationEndpoints, {
  getNotifications: listNotifications,
  getUnreadNotifications,
  markNotificationsSeen,
  markNotificationsRead,
  markAllNotificationsRead,
});
