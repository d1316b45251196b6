import type { App } from '../app.ts';
import { listNotifications } from '../insight/notifications/list-notifications.ts';
import { markNotificationsRead } from '../insight/notifications/mark-notifications.ts';
import type { Actor } from '../platform/actor.ts';
import { addDays } from '../platform/clock.ts';
import type { DemoPeople } from './demo-people.ts';
import { agentActor, clubActor, Past } from './past.ts';

/** Days whose notifications nobody has looked at yet. */
const daysUnread = 2;
const pageSize = 100;

/** Agents and clubs have read their bells until the day before yesterday: what is left is news. */
export async function readDemoNotifications(app: App, people: DemoPeople, today: Date): Promise<void> {
  await app.settle();
  const past = new Past(app, today);
  const until = addDays(today, -daysUnread).toISOString();
  for (const actor of [...people.agents.map(agentActor), ...people.clubs.map(clubActor)]) {
    for (let ids = await oldest(past, actor, until); ids.length > 0; ids = await oldest(past, actor, until)) {
      await past.act(markNotificationsRead, actor, { notificationIds: ids });
    }
  }
}

/** Unread lines that are older than an instant, at most a page of them. */
async function oldest(past: Past, actor: Actor, until: string): Promise<number[]> {
  const old: number[] = [];
  for (let cursor: string | null | undefined; cursor !== null && old.length < pageSize; ) {
    const input = { unread: true, limit: pageSize, ...(cursor !== undefined && { cursor }) };
    const page = await past.act(listNotifications, actor, input);
    old.push(...page.items.filter(({ at }) => at < until).map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return old.slice(0, pageSize);
}
