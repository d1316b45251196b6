import type { Channel } from 'phoenix';
import { afterEach, expect, it } from 'vitest';
import { lastSeenOf, presence } from './presence.ts';

/** The channel `users:join`, joined once; `say` pushes an event of the service. */
function followed() {
  const bindings: { event: string; callback: (payload: object) => void }[] = [];
  const channel = {
    on: (event: string, callback: (payload: object) => void) => bindings.push({ event, callback }),
    joinRef: () => '1',
  };
  presence.follow(channel as unknown as Channel);
  return (event: string, payload: object) => {
    for (const binding of bindings) if (binding.event === event) binding.callback(payload);
  };
}

afterEach(() => presence.clear());

const meta = (ref: string) => ({ metas: [{ phx_ref: ref }], user: { id: 2, username: 'Bea' } });
const before = { id: 2, last_seen_at: '2026-09-01T10:00:00.000Z' };
const wentAt = '2026-09-15T10:00:00.000Z';

it('last seen of somebody who goes offline is the time of the event, as a refetch would return', () => {
  const say = followed();
  say('presence_state', { 2: meta('a') });
  expect(presence.get()).toEqual(new Set(['2']));
  say('presence_diff', { joins: {}, leaves: { 2: { ...meta('a'), last_seen_at: wentAt } } });
  expect(presence.get()).toEqual(new Set());
  expect(lastSeenOf(before, presence.lastSeen())).toBe(wentAt);
});

it('somebody who closes one of two tabs is still online', () => {
  const say = followed();
  say('presence_state', { 2: { ...meta('a'), metas: [{ phx_ref: 'a' }, { phx_ref: 'b' }] } });
  say('presence_diff', { joins: {}, leaves: { 2: meta('a') } });
  expect(presence.get()).toEqual(new Set(['2']));
  expect(lastSeenOf(before, presence.lastSeen())).toBe(before.last_seen_at);
});

it('last seen of somebody who hides their presence is removed', () => {
  const say = followed();
  say('presence_state', { 2: meta('a') });
  say('presence_diff', { joins: {}, leaves: { 2: { ...meta('a'), last_seen_at: null } } });
  expect(lastSeenOf(before, presence.lastSeen())).toBeNull();
});

it('after a reconnection the fetched time counts again', () => {
  const say = followed();
  say('presence_state', { 2: meta('a') });
  say('presence_diff', { joins: {}, leaves: { 2: { ...meta('a'), last_seen_at: wentAt } } });
  say('presence_state', {});
  expect(lastSeenOf({ id: 2, last_seen_at: '2026-09-15T11:00:00.000Z' }, presence.lastSeen())).toBe(
    '2026-09-15T11:00:00.000Z',
  );
});
