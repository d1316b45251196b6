import { describe, expect, it } from 'vitest';
import { listed, nonePending, polled, seen, shownCount, unreadChanged } from './pending-count.ts';

const loaded = listed(polled(nonePending, 3), [
  { id: 1, unread_count: 2, muted: false },
  { id: 2, unread_count: 1, muted: false },
  { id: 3, unread_count: 7, muted: true },
]);

describe('the badge', () => {
  it('shows the service’s count without muted conversations, and changes with every message and every read', () => {
    expect(shownCount(loaded)).toBe(3);
    const more = unreadChanged(loaded, 1, 3, false);
    expect(shownCount(more)).toBe(4);
    expect(shownCount(unreadChanged(more, 1, 0, false))).toBe(1);
  });

  it('is hidden when the room opens, until the next new message', () => {
    const opened = seen(loaded);
    expect(shownCount(opened)).toBe(0);
    const read = unreadChanged(opened, 2, 0, true);
    expect(shownCount(read)).toBe(0);
    expect(shownCount(unreadChanged(read, 1, 3, false))).toBe(3);
  });

  it('or until the next poll', () => {
    expect(shownCount(polled(seen(loaded), 3))).toBe(3);
  });

  it('stays hidden when conversations are listed again after a reconnection', () => {
    expect(shownCount(listed(seen(loaded), [{ id: 1, unread_count: 2, muted: false }]))).toBe(0);
  });

  it('stays hidden on a message in the conversation being read', () => {
    expect(shownCount(unreadChanged(seen(loaded), 1, 3, true))).toBe(0);
  });

  it('is never negative', () => {
    expect(shownCount(unreadChanged(polled(loaded, 0), 1, 0, false))).toBe(0);
  });
});
