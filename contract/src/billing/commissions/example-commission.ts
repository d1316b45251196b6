import type { Commission, InstalmentItem } from './commission.ts';

const facts = {
  commissionId: 280001,
  negotiationId: 3001,
  version: 1,
  title: 'Tommaso Venier',
  agent: { id: 70001, name: 'Ada Orsini' },
  payer: { id: 20001, name: 'Virtus Brenta' },
  answer: 'awaited',
} as const;

/** The commission of the documentation's examples; invented. */
export const exampleInstalment: InstalmentItem = {
  id: 290001,
  ...facts,
  state: 'due',
  dueOn: '2026-10-15',
  amount: 175,
  vat: 38.5,
  vatPercent: 22,
  clubPaidOn: null,
  receivedOn: null,
};

export const exampleCommission: Commission = {
  ...facts,
  signedOn: '2026-09-15',
  source: 'proposal',
  percent: 7,
  base: 'transactionCost',
  baseAmount: 2500,
  amount: 175,
  vatPercent: 22,
  plan: 1,
  objection: null,
  earlyEnd: null,
  instalments: [
    {
      id: 290001,
      state: 'due',
      dueOn: '2026-10-15',
      amount: 175,
      vat: 38.5,
      clubPaidOn: null,
      receivedOn: null,
      waivedOn: null,
      lapsedOn: null,
      waiverReason: null,
      can: ['received', 'waived'],
    },
  ],
  steps: [
    {
      version: 1,
      at: '2026-09-15T08:00:00.000Z',
      act: 'made',
      by: 'system',
      actorName: null,
      dueOn: null,
      amount: null,
      plan: { number: 1, amount: 175, vatPercent: 22, instalments: [{ dueOn: '2026-10-15', amount: 175 }] },
    },
  ],
  can: { plan: true, stateAmount: false, answer: false },
};
