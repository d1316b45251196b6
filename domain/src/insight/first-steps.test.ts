import { describe, expect, it } from 'vitest';
import { stepsToShow } from './first-steps.ts';

describe('the first steps', () => {
  it('are three, in their order, until they are done', () => {
    expect(stepsToShow('player', { media: true })).toEqual([
      { step: 'profile', done: false },
      { step: 'media', done: true },
      { step: 'market', done: false },
    ]);
    expect(stepsToShow('player', { profile: true, media: true, market: true })).toEqual([]);
  });

  it('end for who already works, whichever step was left out', () => {
    expect(stepsToShow('agent', { player: true, proposal: true })).toEqual([]);
    expect(stepsToShow('scout', { shortlist: true })).toEqual([]);
  });

  it('go on for a player on the market without a video', () => {
    expect(stepsToShow('player', { profile: true, market: true })).toHaveLength(3);
    expect(stepsToShow('coach', { profile: true, players: true })).toHaveLength(3);
  });
});
