import { exampleCommission } from '@trattativa/contract/billing/commissions/example-commission';
import { describe, expect, it } from 'vitest';
import { applyToCommission, applyToDeal } from './commissions.live.ts';
import { commissionsKeys } from './commissions-keys.ts';

const of = { commissionId: exampleCommission.commissionId, negotiationId: 3001, version: 2 };
const event = (type: string, data = of) => ({ id: '1', type, data });

describe('a commission on screen', () => {
  it('is asked for when it moved on, and stays when the event came twice', () => {
    const key = commissionsKeys.one;
    expect(applyToCommission(exampleCommission, event('commission.received'), key)).toBe('refetch');
    const newer = { ...exampleCommission, version: 2 };
    expect(applyToCommission(newer, event('commission.received'), key)).toBe(newer);
    const other = event('commission.received', { ...of, commissionId: 1 });
    expect(applyToCommission(exampleCommission, other, key)).toBe(exampleCommission);
  });

  it('is asked for when an instalment has become late, which makes no new version', () => {
    const newer = { ...exampleCommission, version: 2 };
    expect(applyToCommission(newer, event('commission.late'), commissionsKeys.one)).toBe('refetch');
  });

  it('the commission of a negotiation is asked for when the signature has made one', () => {
    const deal = { negotiationId: 3001, commission: null, can: { state: true } };
    expect(applyToDeal(deal, event('commission.planned'), commissionsKeys.deal)).toBe('refetch');
    const elsewhere = { ...deal, negotiationId: 3002 };
    expect(applyToDeal(elsewhere, event('commission.planned'), commissionsKeys.deal)).toBe(elsewhere);
  });
});
