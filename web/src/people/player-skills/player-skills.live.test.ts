import { describe, expect, it } from 'vitest';
import { applyToOnePlayer } from './player-skills.live.ts';

const event = (playerId: number) => ({ id: '1', type: 'player.evaluated', data: { playerId } });

describe('what is shown about one player', () => {
  it('is fetched again when that player changes, and left alone when another does', () => {
    const state = { playerId: 7, skills: [1] };
    expect(applyToOnePlayer(state, event(7), [])).toBe('refetch');
    expect(applyToOnePlayer(state, event(8), [])).toBe(state);
  });
});
