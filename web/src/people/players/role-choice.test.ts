import { playerRoles } from '@trattativa/domain/people/player-roles';
import { describe, expect, it } from 'vitest';
import { afterChoice, nextRole } from './role-choice.ts';

const directions = [
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
];

describe('a choice of roles on the pitch', () => {
  it('sets the principal role first, then the secondary one, and never the same twice', () => {
    let roles = afterChoice({ principal: null, secondary: null }, 9);
    expect(roles).toEqual({ principal: 9, secondary: null });
    roles = afterChoice(roles, 10);
    expect(roles).toEqual({ principal: 9, secondary: 10 });
    expect(afterChoice(roles, 11)).toEqual({ principal: 9, secondary: 11 });
  });

  it('removes a role that is pressed again; the secondary one moves up', () => {
    expect(afterChoice({ principal: 9, secondary: 10 }, 9)).toEqual({ principal: 10, secondary: null });
    expect(afterChoice({ principal: 9, secondary: 10 }, 10)).toEqual({ principal: 9, secondary: null });
  });

  it('reaches every role from any other with the arrows', () => {
    for (const start of playerRoles) {
      const reached = new Set([start]);
      for (const role of reached) for (const direction of directions) reached.add(nextRole(role, direction));
      expect(reached.size).toBe(playerRoles.length);
    }
  });
});
