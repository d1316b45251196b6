import { expect, it } from 'vitest';
import { mailLines } from './mail-lines.ts';
import type { NotificationRow } from './notifications.repository.ts';

const line = (id: number) =>
  ({
    id,
    kind: 'requestReceived',
    topic: 'requests',
    count: 1,
    target: `/requests/${id}`,
    player: null,
    team: 'Virtus',
    person: null,
    role: 9,
    days: null,
  }) as unknown as NotificationRow;

it('a mail lists at most twenty notifications, each with its link, and the number of further ones', () => {
  const lines = Array.from({ length: 23 }, (_, index) => line(index + 1));
  const { shown, left } = mailLines(lines, 'it', 'https://trattativa.example');
  expect(shown.map(({ url }) => url)).toEqual(
    lines.slice(0, 20).map(({ id }) => `https://trattativa.example/#/requests/${id}`),
  );
  expect(left).toBe(3);
  expect(mailLines(lines.slice(0, 20), 'it', '').left).toBe(0);
});
