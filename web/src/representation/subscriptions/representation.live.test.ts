import { exampleRepresentation } from '@trattativa/contract/representation/subscriptions/example-representation';
import { expect, it } from 'vitest';
import { applyToRepresentation } from './representation.live.ts';

it('what became of a representation is fetched: the event says neither amounts nor what may be done now', () => {
  const told = { id: '1', type: 'representation.activated', data: { representationId: 300001 } };
  expect(applyToRepresentation(exampleRepresentation, told, [])).toBe('refetch');
});
