import { transferStates } from '@trattativa/domain/deals/transfers/agreement';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, paragraph, version } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { exampleTransfer, exampleTransferItem } from './example-transfer.ts';
import { transferTermsInput } from './terms-input.ts';
import { transfer, transferItem, transferOfNegotiation } from './transfer.ts';

/** The two clubs and staff; nobody of the player's side. */
const clubs = allow({ team: 'own', staff: 'all' });

/** The parties of the negotiation, to whom it says no more than that the clubs agreed. */
const parties = allow({
  player: 'own',
  team: 'own',
  agent: 'own',
  premium: 'own',
  coach: 'own',
  staff: 'all',
});

const saved = z.object({ message: z.string(), transfer });
const savedExample = { message: 'Dati salvati correttamente', transfer: exampleTransfer };
const seenVersion = { transferId: id, version };
const movedErrors = ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED'] as const;

const exampleInput = {
  kind: 'loan' as const,
  until: '2027-06-30',
  wageSharePercent: 60,
  purchase: { kind: 'option' as const, amount: 90_000, until: '2027-05-31' },
  compensation: 15_000,
  instalments: [
    { dueOn: '2026-09-01', amount: 5_000 },
    { dueOn: '2027-02-01', amount: 10_000 },
  ],
  addOns: [{ event: 'appearances' as const, count: 10, amount: 2_500, cap: 7_500 }],
  sellOnPercent: 10,
  matchingRight: true,
  counterOption: { amount: 105_000, until: '2027-06-25' },
};

const proposeTransfer = endpoint({
  path: '/api/Transfer/ProposeTransfer',
  summary: 'The negotiation’s club proposes terms to the club with which the player is under contract',
  who: clubs,
  input: z.strictObject({
    negotiationId: id,
    /** A club whose people can answer. */
    releasingTeamId: id,
    ...transferTermsInput,
  }),
  output: saved,
  errors: [
    'NOT_FOUND',
    'TRANSITION_NOT_ALLOWED',
    'TRANSFER_NOT_ALLOWED',
    'PLAYER_IS_FREE',
    'NOBODY_TO_ANSWER',
    'TRANSFER_EXISTS',
    'INSTALMENTS_DIFFER',
  ],
  creates: true,
  example: {
    input: { negotiationId: 3001, releasingTeamId: 20002, ...exampleInput },
    output: savedExample,
  },
});

const getTransfers = endpoint({
  path: '/api/Transfer/GetTransfers',
  summary: 'The transfers that the caller’s club engages in or releases for, the latest change first',
  who: clubs,
  input: z.strictObject({
    states: z
      .array(z.enum(transferStates, { error: 'notInList' }))
      .max(transferStates.length, 'tooMany')
      .optional(),
    /** Only those in which it is the caller's turn; for staff, those that wait for either club. */
    myTurn: z.boolean().optional(),
    ...pageInput,
  }),
  output: page(transferItem),
  errors: [],
  example: {
    input: { states: ['open'] },
    output: { items: [exampleTransferItem], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const getTransfer = endpoint({
  path: '/api/Transfer/GetTransfer',
  summary: 'One transfer with all its revisions, its timeline and what the caller’s club may do',
  who: clubs,
  input: z.strictObject({ transferId: id }),
  output: transfer,
  errors: ['NOT_FOUND'],
  example: { input: { transferId: 330001 }, output: exampleTransfer },
});

const getTransferOfNegotiation = endpoint({
  path: '/api/Transfer/GetTransferOfNegotiation',
  summary: 'What a party of a negotiation may know of the clubs’ agreement about its player',
  who: parties,
  input: z.strictObject({ negotiationId: id }),
  output: transferOfNegotiation,
  errors: ['NOT_FOUND'],
  example: {
    input: { negotiationId: 3001 },
    output: {
      transferId: null,
      agreedAt: '2026-10-14T16:20:00.000Z',
      mayPropose: false,
      releasingClub: null,
      isRegistered: false,
    },
  },
});

const reviseTransfer = endpoint({
  path: '/api/Transfer/ReviseTransfer',
  summary: 'Other terms, by either club: what either has signed is void',
  who: clubs,
  input: z.strictObject({ ...seenVersion, ...transferTermsInput }),
  output: saved,
  errors: [...movedErrors, 'TRANSFER_NOT_ALLOWED', 'INSTALMENTS_DIFFER', 'TERMS_UNCHANGED'],
  example: {
    input: { transferId: 330001, version: 1, ...exampleInput, sellOnPercent: 15 },
    output: savedExample,
  },
});

const signTransfer = endpoint({
  path: '/api/Transfer/SignTransfer',
  summary: 'Signs the terms in force for the caller’s club; agreed once both clubs have signed the same',
  who: clubs,
  input: z.strictObject({
    ...seenVersion,
    /** Hash of the terms that the caller saw; other terms in force answer 409. */
    termsHash: z.string({ error: 'required' }).regex(/^[0-9a-f]{64}$/, 'invalid'),
  }),
  output: saved,
  errors: [...movedErrors, 'TRANSFER_NOT_ALLOWED'],
  example: {
    input: { transferId: 330001, version: 1, termsHash: exampleTransferItem.termsHash },
    output: savedExample,
  },
});

const endTransfer = endpoint({
  path: '/api/Transfer/EndTransfer',
  summary: 'Either club ends the talks without an agreement',
  who: clubs,
  input: z.strictObject({ ...seenVersion, note: paragraph(maxReasonLength).nullish() }),
  output: saved,
  errors: movedErrors,
  example: {
    input: { transferId: 330001, version: 1, note: 'Il calciatore resta con noi fino a gennaio.' },
    output: savedExample,
  },
});

export const transferEndpoints = {
  proposeTransfer,
  getTransfers,
  getTransfer,
  getTransferOfNegotiation,
  reviseTransfer,
  signTransfer,
  endTransfer,
};
