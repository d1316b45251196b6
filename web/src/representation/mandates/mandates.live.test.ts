import { exampleMandate } from '@trattativa/contract/representation/mandates/mandate';
import { describe, expect, it } from 'vitest';
import { applyToMandate } from './mandates.live.ts';

const moved = (mandateId: number) => ({ id: '1', type: 'mandate.confirmed', data: { mandateId } });

describe('the page of a mandate', () => {
  it('is fetched again when that mandate moved, and stays when another did', () => {
    expect(applyToMandate(exampleMandate, moved(exampleMandate.id), [])).toBe('refetch');
    expect(applyToMandate(exampleMandate, moved(exampleMandate.id + 1), [])).toBe(exampleMandate);
  });
});
