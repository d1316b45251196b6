import { maxAddedToList } from '@trattativa/domain/people/lists/planned-seasons';
import { expect, it } from 'vitest';
import { withPlayer } from './added-players.ts';

const full = Array.from({ length: maxAddedToList }, (_, index) => index + 1);

it('adds a player once, last', () => {
  expect(withPlayer([1, 2], 3)).toEqual([1, 2, 3]);
  expect(withPlayer([1, 2], 1)).toEqual([2, 1]);
});

it('adds nobody beyond what a plan takes', () => {
  expect(withPlayer(full, maxAddedToList + 1)).toEqual(full);
  expect(withPlayer(full, 1)).toHaveLength(maxAddedToList);
});
