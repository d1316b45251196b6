import { expect, it } from 'vitest';
import '../modules.ts';
import { accountErasure, erasureSteps } from './account-erasure.ts';

it.each(erasureSteps)('a module erases the %s of a person who goes', (step) => {
  expect(accountErasure.get(step)).toBeTypeOf('function');
});

it('every step that a module brings has its place in the order', () => {
  expect([...accountErasure.all().keys()].toSorted()).toEqual([...erasureSteps].toSorted());
});
