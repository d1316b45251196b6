import { exampleItem } from '@trattativa/contract/deals/negotiations/example-negotiation';
import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { describe, expect, it } from 'vitest';
import { isReadersDeal, movesOf } from './board-moves.ts';

const none = exampleItem.can;
const offer = {
  id: 4001,
  status: offerStatus.viewed,
  revision: 2,
  monthlySalary: 1800,
  months: 10,
  turn: 'recipient',
} as const;
const clubs = (change: Partial<NegotiationItem>): NegotiationItem => ({
  ...exampleItem,
  side: 'club',
  can: { ...none, withdraw: false, reject: true, trial: true, sign: true },
  ...change,
});
const targets = (item: NegotiationItem) => movesOf(item).map(({ to, act }) => `${to}: ${act}`);

describe('a card of the board', () => {
  it('can be moved by the club where the transition table allows it', () => {
    expect(targets(clubs({}))).toEqual(['trial: trial', 'offer: offer', 'signature: sign']);
    const onTrial = { ...none, sign: true, reject: true };
    expect(targets(clubs({ status: negotiationStatus.trial, stage: 'trial', can: onTrial }))).toEqual([
      'offer: offer',
      'signature: sign',
    ]);
  });

  it('goes back when the signature is withdrawn', () => {
    const signed = { stage: 'signature', can: { ...none, takeBack: true } } as const;
    expect(targets(clubs(signed))).toEqual(['viewed: takeBack']);
    expect(targets(clubs({ ...signed, status: negotiationStatus.trial }))).toEqual(['trial: takeBack']);
    expect(targets(clubs({ ...signed, offer }))).toEqual(['offer: takeBack']);
  });

  it('cannot be moved by the proposer before a signature', () => {
    expect(movesOf(exampleItem)).toEqual([]);
  });

  it('waits for the side that has to answer the open offer', () => {
    expect(isReadersDeal(clubs({}))).toBe(true);
    expect(isReadersDeal(clubs({ offer }))).toBe(false);
    expect(isReadersDeal({ ...exampleItem, offer })).toBe(true);
    expect(isReadersDeal({ ...exampleItem, side: 'staff' })).toBe(false);
  });
});
