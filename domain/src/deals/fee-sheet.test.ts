import { describe, expect, it } from 'vitest';
import { canonicalSheet, changedParts, type FeeSheet, hasToBeAgreed, isDual } from './fee-sheet.ts';

const fee = {
  agentId: 7,
  payer: 'club',
  percent: 5,
  base: 'seasonPay',
  amountCents: 90_000,
  instalments: 2,
} as const;

const sheet: FeeSheet = {
  teamId: 3,
  person: { kind: 'player', id: 11 },
  agents: [
    { agentId: 7, actsFor: 'person' },
    { agentId: 9, actsFor: 'person' },
  ],
  fees: [fee, { ...fee, agentId: 9, payer: 'recipient' }],
  costCents: 250_000,
};

describe('the text of a sheet', () => {
  it.each<[string, Partial<FeeSheet>, string[]]>([
    ['the club', { teamId: 4 }, ['parties']],
    ['the person', { person: { kind: 'player', id: 12 } }, ['parties']],
    ['the kind of person', { person: { kind: 'coachingStaff', id: 11 } }, ['parties']],
    ['for whom an agent acts', { agents: [{ agentId: 7, actsFor: 'both' }] }, ['roles']],
    ['an agent', { agents: [{ agentId: 8, actsFor: 'person' }] }, ['roles']],
    ['the agent who is paid', { fees: [{ ...fee, agentId: 8 }] }, ['fees']],
    ['the payer', { fees: [{ ...fee, payer: 'recipient' }] }, ['fees']],
    ['the percentage', { fees: [{ ...fee, percent: 6 }] }, ['fees']],
    ['what it is of', { fees: [{ ...fee, base: 'contractPay' }] }, ['fees']],
    ['a cent', { fees: [{ ...fee, amountCents: 90_001 }] }, ['fees']],
    ['the instalments', { fees: [{ ...fee, instalments: 1 }] }, ['fees']],
    ['the absence of fees', { fees: [] }, ['fees']],
    ['a cent of the cost', { costCents: 250_001 }, ['cost']],
    ['cost and person', { costCents: 0, person: { kind: 'player', id: 1 } }, ['parties', 'cost']],
  ])('changes with %s', (_, change, parts) => {
    const other = { ...sheet, ...change };
    expect(canonicalSheet(other)).not.toBe(canonicalSheet(sheet));
    expect(changedParts(canonicalSheet(sheet), other)).toEqual(parts);
  });

  it('changes with nothing else: neither with the order nor with facts that are no part of it', () => {
    const read = { agents: sheet.agents.toReversed(), fees: sheet.fees.toReversed(), licence: 'checked' };
    expect(canonicalSheet({ ...sheet, ...read })).toBe(canonicalSheet(sheet));
    expect(changedParts(canonicalSheet(sheet), { ...sheet, ...read })).toEqual([]);
  });
});

it.each<[Partial<FeeSheet>, boolean, boolean]>([
  [{}, true, false],
  [{ fees: [] }, false, false],
  [{ fees: [], agents: [{ agentId: 7, actsFor: 'both' }] }, true, true],
])('a sheet is agreed to for a fee or an agent of both sides (%#)', (change, asked, dual) => {
  expect([hasToBeAgreed({ ...sheet, ...change }), isDual({ ...sheet, ...change })]).toEqual([asked, dual]);
});
