import { exampleClauses } from '@trattativa/contract/deals/clauses/example-clauses';
import { expect, it } from 'vitest';
import { applyToClauses, applyToContract, applyToLedger, clausesKeys } from './clauses.live.ts';

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

it('an option is fetched again with the contract that it extends, and a purchase with the talks about its contract', () => {
  const [watch] = exampleClauses.watches;
  const example = watch?.option;
  if (!watch || !example) throw new Error('the example has no option');
  const showing = (option: Partial<typeof example> | null) => ({
    ...exampleClauses,
    watches: [{ ...watch, option: option && { ...example, ...option } }],
  });
  const key = [...clausesKeys.one, exampleClauses.negotiationId];
  const event = { id: '1', type: 'player.changed', data: {} };
  expect(applyToLedger(showing({}), event, key)).toBe('refetch');
  for (const settled of [showing({ state: 'lapsed' }), showing(null)]) {
    expect(applyToLedger(settled, event, key)).toBe(settled);
    expect(applyToContract(settled, event, key)).toBe(settled);
  }
  expect(applyToContract(showing({ contract: 'toSign' }), event, key)).toBe('refetch');
});
