import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../../../server/src/deals/offers/offers.policy.ts';
import {
  type OfferStatus,
  offerStatus,
  offerStatuses,
  offerTurns,
  otherSide,
  whoseTurn,
} from './offer-statuses.ts';
import { findOfferTransition, openOfferStatuses } from './offer-transitions.ts';

/**
 * The states and who moves them, stated independently of the table: `from>to: who`. "turn" is the side whose turn it is, "club" and "recipient" a
 * side whether it is its turn or not; staff act for the side whose turn it is, and for the club.
 */
const allowed: Record<string, readonly string[]> = {
  '0>3': ['recipient on turn'],
  '4>3': ['club on turn', 'recipient on turn'],
  '3>2': ['club on turn', 'recipient on turn', 'staff'],
  '3>1': ['club on turn', 'recipient on turn', 'staff'],
  '3>4': ['club', 'club on turn', 'recipient', 'recipient on turn', 'staff'],
  '0>5': ['club', 'club on turn', 'staff', 'system'],
  '3>5': ['club', 'club on turn', 'staff', 'system'],
  '4>5': ['club', 'club on turn', 'staff', 'system'],
};

const { viewed, accepted, rejected, revised, canceled } = offerStatus;
const movers = ['club', 'recipient', 'staff', 'system'] as const;
const today = '2026-09-15';

describe('the status of an offer', () => {
  for (const from of offerStatuses) {
    for (const to of offerStatuses) {
      for (const by of movers) {
        for (const revisedBy of offerTurns) {
          const turn = whoseTurn(from, revisedBy);
          const who = by === turn ? `${by} on turn` : by;
          const may = allowed[`${from}>${to}`]?.includes(who) ?? false;
          it(`${may ? 'moves' : 'does not move'} from ${from} to ${to} by the ${who}, terms of the ${revisedBy}`, () => {
            expect(findOfferTransition(from, to, by, turn) !== null).toBe(may);
          });
        }
      }
    }
  }

  it('is never left once accepted, rejected or canceled', () => {
    for (const from of [accepted, rejected, canceled])
      for (const to of offerStatuses)
        for (const by of movers)
          for (const turn of [null, ...offerTurns])
            expect(findOfferTransition(from, to, by, turn)).toBeNull();
  });
});

describe('whose turn it is', () => {
  it('belongs to the side that did not write the terms while the offer is open, and to nobody after', () => {
    for (const status of offerStatuses)
      for (const side of offerTurns)
        expect(whoseTurn(status, side)).toBe(openOfferStatuses.includes(status) ? otherSide(side) : null);
  });
});

describe('what a side may do', () => {
  const player = { id: 1 } as never;
  const state = (status: OfferStatus, revised_by: 'club' | 'recipient', expires_on: string | null) => ({
    status,
    revised_by,
    expires_on,
    player,
    consent: null,
  });

  it('is nothing for a reader and for the system', () => {
    for (const status of offerStatuses)
      for (const by of ['reader', 'system'] as const)
        expect(
          Object.values({ ...abilitiesOf(by, state(status, 'club', null), today), cancel: false }),
        ).not.toContain(true);
  });

  it('is never a move that the table lacks', () => {
    for (const status of offerStatuses) {
      for (const revisedBy of offerTurns) {
        for (const side of ['club', 'recipient', 'staff'] as const) {
          const can = abilitiesOf(side, state(status, revisedBy, null), today);
          const turn = whoseTurn(status, revisedBy);
          const may = (to: OfferStatus) => findOfferTransition(status, to, side, turn) !== null;
          expect([can.open, can.accept, can.reject, can.revise, can.cancel]).toEqual(
            [viewed, accepted, rejected, revised, canceled].map(may),
          );
          expect(can.uploadDocument).toBe(status === accepted);
          expect(can.addPlayerInfo).toBe(openOfferStatuses.includes(status));
        }
      }
    }
  });

  it('includes everything on the last day, and only cancelling after it', () => {
    const late = abilitiesOf('club', state(viewed, 'recipient', '2026-09-14'), today);
    expect(Object.entries(late).filter(([, may]) => may)).toEqual([['cancel', true]]);
    expect(abilitiesOf('recipient', state(viewed, 'club', '2026-09-15'), today).accept).toBe(true);
  });

  it('is always something for the side whose turn it is', () => {
    for (const status of openOfferStatuses) {
      for (const revisedBy of offerTurns) {
        const turn = whoseTurn(status, revisedBy);
        if (turn)
          expect(Object.values(abilitiesOf(turn, state(status, revisedBy, null), today))).toContain(true);
      }
    }
  });
});
