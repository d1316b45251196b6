import { expect, it } from 'vitest';
import { playerRole, playerRoles } from '../player-roles.ts';
import { lineOf, rolesOfSquad } from './squad.ts';

it('orders every role once, from the goal to the attack', () => {
  expect([...rolesOfSquad].sort((one, other) => Number(one) - Number(other))).toEqual(playerRoles);
  expect(rolesOfSquad[0]).toBe(playerRole.goalkeeper);
  expect(rolesOfSquad.at(-1)).toBe(playerRole.centreForward);
  expect(lineOf(playerRole.leftWinger)).toBe('forwards');
});
