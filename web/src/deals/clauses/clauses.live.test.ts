import { exampleClauses } from '@trattativa/contract/deals/clauses/example-clauses';
import { expect, it } from 'vitest';
import { applyToClauses, clausesKeys } from './clauses.live.ts';

it('the clauses of a deal are fetched again for every figure of their own deal', () => {
  const stated = (negotiationId: number) => ({
    id: '1',
    type: 'clauses.figureStated',
    data: { negotiationId },
  });
  const { negotiationId } = exampleClauses;
  const key = [...clausesKeys.one, negotiationId];
  expect(applyToClauses(exampleClauses, stated(negotiationId), key)).toBe('refetch');
  expect(applyToClauses(exampleClauses, stated(negotiationId + 1), key)).toBe(exampleClauses);
});
