import type { Notification } from '@trattativa/contract/insight/notifications/notification';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyRead, type Lines, notificationsKeys } from './notifications.live.ts';

const at = '2026-10-03T08:12:00.000Z';
const line = (id: number, readAt: string | null): Notification => ({
  id,
  kind: 'negotiationTrial',
  topic: 'negotiations',
  count: 1,
  target: `/negotiations/${id}`,
  at: '2026-10-02T09:30:00.000Z',
  readAt,
  player: 'Tommaso Venier',
  team: 'Calcio Padova',
  person: null,
  role: null,
  days: null,
  months: null,
  search: null,
});
const listed = (lines: Notification[]): Lines => ({
  pages: [{ items: lines, nextCursor: null, total: lines.length, totalIsExact: true }],
  pageParams: [undefined],
});
const read = (ids: number[] | null) => ({ id: '1', type: 'notification.read', data: { ids, at } });
const everything = [...notificationsKeys.list, {}, 20];

it('the state before, with a read event applied, equals a new response of the service', () => {
  const lines = fc.uniqueArray(fc.record({ id: fc.nat(20), read: fc.boolean() }), {
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(lines, fc.option(fc.array(fc.nat(20))), (kept, ids) => {
      const before = kept.map(({ id, read: was }) => line(id, was ? '2026-10-01T00:00:00.000Z' : null));
      const after = before.map((known) =>
        known.readAt === null && (ids === null || ids.includes(known.id)) ? { ...known, readAt: at } : known,
      );
      expect(applyRead(listed(before), read(ids), everything)).toEqual(listed(after));
    }),
  );
});

it('a list of unread notifications is refetched', () => {
  const key = [...notificationsKeys.list, { unread: true }, 20];
  expect(applyRead(listed([line(1, null)]), read([1]), key)).toBe('refetch');
});
