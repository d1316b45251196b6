import { mailKinds } from '@trattativa/domain/identity/mail-kinds';
import { z } from 'zod';
import { everyoneOwn } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { type Notification, notification } from './notification.ts';

const ids = z.array(id).min(1, 'required').max(100, 'tooMany');
const unread = z.object({ unread: z.number().int() });

const example: Notification = {
  id: 1,
  kind: 'negotiationTrial',
  topic: 'negotiations',
  count: 1,
  target: '/negotiations/3001',
  at: '2026-10-03T08:12:00.000Z',
  readAt: null,
  player: 'Tommaso Venier',
  team: 'Calcio Padova',
  person: null,
  role: null,
  days: null,
  months: null,
  search: null,
};

const getNotifications = endpoint({
  path: '/api/Notification/GetNotifications',
  summary: 'The caller’s notifications, the latest first; those about one object are one line with a count',
  who: everyoneOwn,
  input: z.strictObject({
    /** Only those not read yet. */
    unread: z.boolean().optional(),
    /** Only of these parts of the market. */
    topics: z
      .array(z.enum(mailKinds, { error: 'notInList' }))
      .max(mailKinds.length, 'tooMany')
      .optional(),
    ...pageInput,
  }),
  output: page(notification),
  errors: [],
  example: {
    input: { unread: true },
    output: { items: [example], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const getUnreadNotifications = endpoint({
  path: '/api/Notification/GetUnreadNotifications',
  summary: 'How many of the caller’s notifications are not read yet, exact to a hundred',
  who: everyoneOwn,
  input: z.strictObject({}),
  output: unread,
  errors: [],
  example: { input: {}, output: { unread: 3 } },
});

const markNotificationsSeen = endpoint({
  path: '/api/Notification/MarkNotificationsSeen',
  summary: 'Marks lines as seen, which the digest then leaves out',
  who: everyoneOwn,
  input: z.strictObject({ notificationIds: ids }),
  output: unread,
  errors: [],
  example: { input: { notificationIds: [1] }, output: { unread: 3 } },
});

const markNotificationsRead = endpoint({
  path: '/api/Notification/MarkNotificationsRead',
  summary: 'Marks lines as read, by their ids or by the screen they lead to; ids of others change nothing',
  who: everyoneOwn,
  input: z.strictObject({
    notificationIds: ids.optional(),
    target: z
      .string()
      .max(200, 'tooLong')
      .regex(/^\/[^\s]*$/, 'invalid')
      .optional(),
  }),
  output: unread,
  errors: [],
  example: { input: { notificationIds: [1] }, output: { unread: 2 } },
});

const markAllNotificationsRead = endpoint({
  path: '/api/Notification/MarkAllNotificationsRead',
  summary: 'Marks every line of the caller as read',
  who: everyoneOwn,
  input: z.strictObject({}),
  output: unread,
  errors: [],
  example: { input: {}, output: { unread: 0 } },
});

export const notificationEndpoints = {
  getNotifications,
  getUnreadNotifications,
  markNotificationsSeen,
  markNotificationsRead,
  markAllNotificationsRead,
};
