import { describe, expect, it } from 'vitest';
import { applyToListing, portfoliosLive } from './portfolios.live.ts';

const event = (playerId: number) => ({
  id: '1',
  type: 'listing.changed',
  data: { playerId, news: 'confirmed' as const },
});

describe('live listings', () => {
  it('refetch the record of the event and no other', () => {
    const state = { playerId: 80001 };
    expect(applyToListing(state, event(80001), [])).toBe('refetch');
    expect(applyToListing(state, event(80002), [])).toBe(state);
  });

  it('treat a whole imported file as one event', () => {
    const hearing = portfoliosLive.filter(({ types }) => types.includes('players.imported'));
    expect(hearing.length).toBeGreaterThan(0);
  });
});
