import { describe, expect, it } from 'vitest';
import { type DealState, stageOf, turnOfDeal } from './deal-stages.ts';
import { negotiationStatus } from './negotiation-statuses.ts';
import { offerStatus } from './offers/offer-statuses.ts';

const deal = (change: Partial<DealState> = {}): DealState => ({
  status: negotiationStatus.viewed,
  signedByTeamAt: null,
  offer: null,
  ...change,
});
const open = { status: offerStatus.viewed, turn: 'recipient' } as const;
const accepted = { status: offerStatus.accepted, turn: null } as const;

describe('the stage of a deal', () => {
  it.each([
    ['proposal', deal({ status: negotiationStatus.pending })],
    ['proposal', deal({ status: negotiationStatus.sent })],
    ['viewed', deal()],
    ['trial', deal({ status: negotiationStatus.trial })],
    ['offer', deal({ offer: open })],
    ['offer', deal({ status: negotiationStatus.trial, offer: open })],
    ['signature', deal({ offer: accepted })],
    ['signature', deal({ signedByTeamAt: '2026-10-02T09:30:00.000Z', offer: open })],
    ['signature', deal({ status: negotiationStatus.signed })],
    [null, deal({ status: negotiationStatus.rejected, offer: open })],
  ] as const)('is %s', (stage, state) => {
    expect(stageOf(state)).toBe(stage);
  });
});

describe('the turn of a deal', () => {
  it('is of the side that has to answer the open offer', () => {
    expect(turnOfDeal(deal({ offer: open }), 'club')).toBe('proposer');
    expect(turnOfDeal(deal({ offer: { ...open, turn: 'club' } }), 'club')).toBe('club');
  });

  it('is of the negotiation without an open offer, after a signature and after the end', () => {
    expect(turnOfDeal(deal(), 'club')).toBe('club');
    expect(turnOfDeal(deal({ offer: accepted }), 'club')).toBe('club');
    const signed = deal({ signedByTeamAt: '2026-10-02T09:30:00.000Z', offer: { ...open, turn: 'club' } });
    expect(turnOfDeal(signed, 'proposer')).toBe('proposer');
    expect(turnOfDeal(deal({ status: negotiationStatus.rejected, offer: open }), null)).toBeNull();
  });
});
