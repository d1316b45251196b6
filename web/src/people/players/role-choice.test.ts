import { playerRoles } from '@trattativa/domain/people/player-roles';
import { describe, expect, it } from 'vitest';
import { afterChoice, nextRole } from './role-choice.ts';

const directions = [
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
];

describe('roles on the pitch', () => {
  it('are chosen principal first, then secondary, and never the same twice', () => {
    let roles = afterChoice({ principal: null, secondary: null }, 9);
    expect(roles).toEqual({ principal: 9, secondary: null });
    roles = afterChoice(roles, 10);
    expect(roles).toEqual({ principal: 9, secondary: 10 });
    expect(afterChoice(roles, 11)).toEqual({ principal: 9, secondary: 11 });
  });

  it('are taken out when pressed again, the secondary one moving up', () => {
    expect(afterChoice({ principal: 9, secondary: 10 }, 9)).toEqual({ principal: 10, secondary: null });
    expect(afterChoice({ principal: 9, secondary: 10 }, 10)).toEqual({ principal: 9, secondary: null });
  });

  it('can all be reached with the arrows from any of them', () => {
    for (const start of playerRoles) {
      const reached = new Set([start]);
      for (const role of reached) for (const direction of directions) reached.add(nextRole(role, direction));
      expect(reached.size).toBe(playerRoles.length);
    }
  });
});
