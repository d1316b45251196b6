import { describe, expect, it } from 'vitest';
import { applyToListing, portfoliosLive } from './portfolios.live.ts';

const event = (playerId: number) => ({
  id: '1',
  type: 'listing.changed',
  data: { playerId, news: 'confirmed' as const },
});

describe('who lists whom, live', () => {
  it('asks again for the record that the event is about, and leaves the others as they are', () => {
    const state = { playerId: 80001 };
    expect(applyToListing(state, event(80001), [])).toBe('refetch');
    expect(applyToListing(state, event(80002), [])).toBe(state);
  });

  it('hears a whole file of players as one event', () => {
    const hearing = portfoliosLive.filter(({ types }) => types.includes('players.imported'));
    expect(hearing.length).toBeGreaterThan(0);
  });
});
