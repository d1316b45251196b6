import { expect, it } from 'vitest';
import '../modules.ts';
import { accountErasure, erasureSteps } from './account-erasure.ts';

it.each(erasureSteps)("a module erases a person's %s", (step) => {
  expect(accountErasure.get(step)).toBeTypeOf('function');
});

it('every step of a module has its place in the order', () => {
  expect([...accountErasure.all().keys()].toSorted()).toEqual([...erasureSteps].toSorted());
});
