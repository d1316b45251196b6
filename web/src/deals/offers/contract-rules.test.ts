import { exampleTerms } from '@trattativa/domain/deals/offers/example-terms';
import { expect, it } from 'vitest';
import { findingsIn } from './contract-rules.ts';
import { valuesOf } from './form/offer-form-values.ts';

it('the form says what a contract breaks once somebody is chosen, not before', () => {
  const values = valuesOf(
    { ...exampleTerms, level: 2, contractKind: 'professional', monthlySalary: 1, furtherSeasons: [] },
    null,
  );
  const player = { isPlayer: true, age: 25, role: null };
  expect(findingsIn(values, player).map(({ rule }) => rule)).toContain('minimumOfOtherSeason');
  expect(findingsIn(values, { ...player, isNobody: true })).toEqual([]);
});
