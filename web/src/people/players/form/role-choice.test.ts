import { playerRole, playerRoles } from '@trattativa/domain/people/player-roles';
import { describe, expect, it } from 'vitest';
import { afterChoice, nextRole } from './role-choice.ts';

const { attackingMidfielder, secondStriker, centreForward } = playerRole;

const directions = [
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
];

describe('a choice of roles on the pitch', () => {
  it('sets the principal role first, then the secondary one, and never the same twice', () => {
    let roles = afterChoice({ principal: null, secondary: null }, attackingMidfielder);
    expect(roles).toEqual({ principal: attackingMidfielder, secondary: null });
    roles = afterChoice(roles, secondStriker);
    expect(roles).toEqual({ principal: attackingMidfielder, secondary: secondStriker });
    expect(afterChoice(roles, centreForward)).toEqual({
      principal: attackingMidfielder,
      secondary: centreForward,
    });
  });

  it('removes a role that is pressed again; the secondary one moves up', () => {
    expect(
      afterChoice({ principal: attackingMidfielder, secondary: secondStriker }, attackingMidfielder),
    ).toEqual({ principal: secondStriker, secondary: null });
    expect(afterChoice({ principal: attackingMidfielder, secondary: secondStriker }, secondStriker)).toEqual({
      principal: attackingMidfielder,
      secondary: null,
    });
  });

  it('reaches every role from any other with the arrows', () => {
    for (const start of playerRoles) {
      const reached = new Set([start]);
      for (const role of reached) for (const direction of directions) reached.add(nextRole(role, direction));
      expect(reached.size).toBe(playerRoles.length);
    }
  });
});
