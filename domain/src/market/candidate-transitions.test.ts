import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../../server/src/market/applications/applications.policy.ts';
import { type CandidateStatus, candidateStatus, candidateStatuses } from './candidate-statuses.ts';
import type { CandidateMover } from './candidate-transitions.ts';
import { findTransition, isWithdrawable } from './candidate-transitions.ts';

/** The states and who moves them, stated independently of the table: `from>to: who`; `2t` is one that was rejected temporarily. */
const allowed: Record<string, readonly CandidateMover[]> = {
  '0>3': ['club', 'staff'],
  '3>1': ['club', 'staff'],
  '0>2': ['club', 'staff', 'system'],
  '3>2': ['club', 'staff', 'system'],
  '2t>2': ['system'],
  '2t>0': ['club', 'staff', 'system'],
};

const movers = ['club', 'staff', 'applicant', 'system'] as const;
const states = [
  ...candidateStatuses.map((status) => ({ status, temporary: false })),
  { status: candidateStatus.rejected, temporary: true },
];

describe('a candidate', () => {
  for (const from of states) {
    const name = `${from.status}${from.temporary ? 't' : ''}`;
    for (const to of candidateStatuses) {
      for (const by of movers) {
        const may = allowed[`${name}>${to}`]?.includes(by) ?? false;
        it(`${may ? 'moves' : 'does not move'} from ${name} to ${to} by the ${by}`, () => {
          expect(findTransition(from, to, by) !== null).toBe(may);
        });
      }
    }
  }

  it('is rejected with a reason only, and never moves again once signed or finally rejected', () => {
    expect(
      findTransition({ status: candidateStatus.pending, temporary: false }, candidateStatus.rejected, 'club')
        ?.needs,
    ).toBe('reason');
    expect(
      findTransition({ status: candidateStatus.active, temporary: false }, candidateStatus.rejected, 'staff')
        ?.needs,
    ).toBe('reason');
    for (const status of [candidateStatus.signed, candidateStatus.rejected])
      for (const to of candidateStatuses)
        for (const by of movers) expect(findTransition({ status, temporary: false }, to, by)).toBeNull();
  });

  it('can be withdrawn by the player’s side until it is decided', () => {
    expect(states.map(isWithdrawable)).toEqual([true, false, false, true, true]);
  });
});

describe('what a side may do', () => {
  it('is only withdrawing for the player’s side, and never withdrawing for the others', () => {
    for (const state of states) {
      const { withdraw, ...others } = abilitiesOf('applicant', state, false);
      expect(withdraw).toBe(isWithdrawable(state));
      expect(Object.values(others)).not.toContain(true);
      expect(abilitiesOf('club', state, true).withdraw).toBe(false);
      expect(abilitiesOf('staff', state, false).withdraw).toBe(false);
    }
  });

  it('is what the table allows, act by act', () => {
    for (const state of states) {
      for (const side of ['club', 'staff'] as const) {
        const can = abilitiesOf(side, state, false);
        const may = (to: CandidateStatus) => findTransition(state, to, side) !== null;
        expect([can.takeBack, can.sign, can.reject, can.activate]).toEqual(candidateStatuses.map(may));
      }
    }
  });

  it('includes notes for the members of the club only', () => {
    for (const state of states) {
      expect(abilitiesOf('club', state, true).note).toBe(true);
      expect(abilitiesOf('club', state, false).note).toBe(false);
      expect(abilitiesOf('staff', state, true).note).toBe(false);
    }
  });
});
