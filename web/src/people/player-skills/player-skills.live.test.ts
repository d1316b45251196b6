import { describe, expect, it } from 'vitest';
import { applyToOnePlayer } from './player-skills.live.ts';

const event = (playerId: number) => ({ id: '1', type: 'player.evaluated', data: { playerId } });

describe('live skills of a player', () => {
  it('are refetched when that player changes, not when another does', () => {
    const state = { playerId: 7, skills: [1] };
    expect(applyToOnePlayer(state, event(7), [])).toBe('refetch');
    expect(applyToOnePlayer(state, event(8), [])).toBe(state);
  });
});
