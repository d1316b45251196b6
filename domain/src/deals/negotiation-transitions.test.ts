import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../../server/src/deals/negotiations/negotiations.policy.ts';
import { type NegotiationStatus, negotiationStatus, negotiationStatuses } from './negotiation-statuses.ts';
import {
  findTransition,
  findTransitionUnanswered,
  lapsesAt,
  type NegotiationMover,
  openStatuses,
  signableStatuses,
  whoseTurn,
} from './negotiation-transitions.ts';

/** The states and who moves them, stated independently of the table: `from>to: who`. */
const allowed: Record<string, readonly NegotiationMover[]> = {
  '0>1': ['system'],
  '1>2': ['system'],
  '0>3': ['system', 'player'],
  '1>3': ['club', 'proposer', 'system', 'player'],
  '2>3': ['club', 'proposer', 'system', 'player'],
  '4>3': ['club', 'proposer', 'system', 'player'],
  '2>4': ['club'],
  '2>5': ['proposer', 'staff'],
  '4>5': ['proposer', 'staff'],
  '3>2': ['staff'],
};

/** The states and who moves them while a club's enquiry has no answer. */
const allowedUnanswered: Record<string, readonly NegotiationMover[]> = {
  '0>1': ['system'],
  '1>2': ['system'],
  '0>3': ['system'],
  '1>3': ['club', 'proposer', 'system'],
  '2>3': ['club', 'proposer', 'system'],
  '3>2': ['staff'],
};

const { pending, sent, viewed, rejected, trial, signed: closed } = negotiationStatus;
const movers = ['system', 'club', 'proposer', 'player', 'staff'] as const;
const sides = ['club', 'proposer', 'staff', 'reader'] as const;
const at = new Date('2026-09-15T10:00:00Z');

describe('the status of a negotiation', () => {
  for (const from of negotiationStatuses) {
    for (const to of negotiationStatuses) {
      for (const by of movers) {
        const may = allowed[`${from}>${to}`]?.includes(by) ?? false;
        it(`${may ? 'moves' : 'does not move'} from ${from} to ${to} by the ${by}`, () => {
          expect(findTransition(from, to, by) !== null).toBe(may);
        });
      }
    }
  }

  it('moves while an enquiry has no answer only by delivery, opening, ending and reopening', () => {
    for (const from of negotiationStatuses) {
      for (const to of negotiationStatuses) {
        for (const by of movers) {
          const may = allowedUnanswered[`${from}>${to}`]?.includes(by) ?? false;
          expect([from, to, by, findTransitionUnanswered(from, to, by) !== null]).toEqual([
            from,
            to,
            by,
            may,
          ]);
        }
      }
    }
  });

  it('is never left once signed', () => {
    for (const to of negotiationStatuses)
      for (const by of movers) expect(findTransition(closed, to, by)).toBeNull();
  });
});

describe('what a side may do', () => {
  const state = (status: NegotiationStatus, signed: boolean, awaits_answer = false) => ({
    status,
    awaits_answer,
    signed_by_team_at: signed ? at : null,
    signed_elsewhere: false,
    consent: null,
  });

  it('is nothing for a reader', () => {
    for (const status of negotiationStatuses)
      for (const signed of [true, false])
        expect(Object.values(abilitiesOf('reader', state(status, signed)))).not.toContain(true);
  });

  it('never includes a move that the table lacks', () => {
    for (const status of negotiationStatuses) {
      for (const signed of [true, false]) {
        for (const side of sides.slice(0, 3) as NegotiationMover[]) {
          const can = abilitiesOf(side, state(status, signed));
          if (can.reject || can.withdraw) expect(findTransition(status, rejected, side)).not.toBeNull();
          if (can.trial) expect(findTransition(status, trial, side)).not.toBeNull();
          if (can.confirm) expect(signed && findTransition(status, closed, side)).toBeTruthy();
          if (can.reopen) expect(findTransition(status, viewed, side)).not.toBeNull();
          if (can.sign || can.takeBack) expect(signableStatuses).toContain(status);
          expect(can.sign && can.takeBack).toBe(false);
        }
      }
    }
  });

  it('includes confirming only what the club has signed, and no trial while its signature waits', () => {
    expect(abilitiesOf('proposer', state(viewed, false)).confirm).toBe(false);
    expect(abilitiesOf('proposer', state(viewed, true)).confirm).toBe(true);
    expect(abilitiesOf('club', state(viewed, false)).trial).toBe(true);
    expect(abilitiesOf('club', state(viewed, true)).trial).toBe(false);
  });

  it('does not include reopening what another club has signed', () => {
    expect(abilitiesOf('staff', state(rejected, false)).reopen).toBe(true);
    expect(abilitiesOf('staff', { ...state(rejected, false), signed_elsewhere: true }).reopen).toBe(false);
  });

  it('includes a move for the side whose turn it is, and no turn where nobody can move', () => {
    for (const status of negotiationStatuses) {
      for (const signed of [true, false]) {
        const turn = whoseTurn(status, signed ? at.toISOString() : null, false);
        if (turn) expect(Object.values(abilitiesOf(turn, state(status, signed)))).toContain(true);
        if (turn) expect(openStatuses).toContain(status);
      }
    }
  });
});

describe('what a side may do while an enquiry has no answer', () => {
  const asked = (status: NegotiationStatus) => ({
    status,
    awaits_answer: true,
    signed_by_team_at: null,
    signed_elsewhere: false,
    consent: null,
  });
  const granted = (side: NegotiationMover | 'reader', status: NegotiationStatus) =>
    Object.entries(abilitiesOf(side, asked(status))).flatMap(([name, may]) => (may ? [name] : []));

  it.each([
    ['proposer', pending, ['open', 'answer']],
    ['proposer', sent, ['open', 'answer']],
    ['proposer', viewed, ['answer']],
    ['proposer', rejected, []],
    ['club', pending, []],
    ['club', sent, ['withdraw']],
    ['club', viewed, ['withdraw']],
    ['club', rejected, []],
    ['staff', viewed, []],
    ['staff', rejected, ['reopen']],
    ['reader', sent, []],
  ] as const)('is for the %s in status %i: %j', (side, status, names) => {
    expect(granted(side, status)).toEqual(names);
  });

  it('is the turn of the side that is asked, once the enquiry is delivered', () => {
    expect(negotiationStatuses.map((status) => whoseTurn(status, null, true))).toEqual([
      null,
      'proposer',
      'proposer',
      null,
      'proposer',
      null,
    ]);
  });
});

describe('when a negotiation closes by itself', () => {
  const last = '2026-09-15T10:00:00.000Z';

  it.each([
    ['after the days of silence', sent, null, '2026-10-06T10:00:00.000Z'],
    ['after the day of an enquiry, if that is earlier', viewed, '2026-09-20', '2026-09-21T00:00:00.000Z'],
    ['after the silence, if that is earlier', viewed, '2026-10-20', '2026-10-06T10:00:00.000Z'],
    [
      'after the silence, if it was reopened after that day',
      viewed,
      '2026-09-10',
      '2026-10-06T10:00:00.000Z',
    ],
    ['never on trial', trial, null, null],
  ] as const)('is %s', (_when, status, answerBy, end) => {
    expect(lapsesAt(status, last, 21, answerBy)).toBe(end);
  });
});
