import { expect, it } from 'vitest';
import { applyToTrial, trialKeys } from './trials.live.ts';

it('the record of a trial is fetched again for a version of its negotiation that it does not show', () => {
  const none = { trial: null } as Parameters<typeof applyToTrial>[0];
  const planned = { id: '1', type: 'trial.planned', data: { negotiationId: 7, version: 1 } };
  expect(applyToTrial(none, planned, [...trialKeys.one, 7])).toBe('refetch');
  expect(applyToTrial(none, planned, [...trialKeys.one, 8])).toBe(none);
  const shown = { trial: { version: 1 } } as Parameters<typeof applyToTrial>[0];
  expect(applyToTrial(shown, planned, [...trialKeys.one, 7])).toBe(shown);
});
