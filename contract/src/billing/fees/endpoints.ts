import { maxStatementLength, minStatementLength } from '@trattativa/domain/billing/fee-figures';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, line, paragraph, plainDate } from '../../fields.ts';
import { fileId } from '../../files/uploads/files.ts';
import { dealFees, exampleFees, examplePage } from './fee.ts';

/** Whoever sees the negotiation, except an agent who is no side of it. */
const readers = allow({
  player: 'own',
  team: 'own',
  agent: 'own',
  premium: 'own',
  coach: 'own',
  staff: 'all',
});

const getDealFees = endpoint({
  path: '/api/Commission/GetDealFees',
  summary: 'What agents take on a deal, who pays it, and whether the player agrees',
  who: readers,
  input: z.strictObject({ negotiationId: id }),
  output: dealFees,
  errors: ['NOT_FOUND'],
  example: { input: { negotiationId: 3001 }, output: exampleFees },
});

/** The figures that the caller saw. */
const seen = { negotiationId: id, figures: line(200, 1) };

const agreeToFees = endpoint({
  path: '/api/Commission/AgreeToFees',
  summary: 'The player agrees to what the agent takes on the deal',
  who: allow({ player: 'own' }),
  input: z.strictObject(seen),
  output: dealFees,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: { negotiationId: 3001, figures: exampleFees.figures ?? '' },
    output: {
      ...exampleFees,
      agreement: { way: 'client', agreedOn: '2026-09-15', statement: null, hasPage: false, page: null },
      can: { agree: false, record: false },
    },
  },
});

const recordFeeAgreement = endpoint({
  path: '/api/Commission/RecordFeeAgreement',
  summary:
    'The agent records that a player without an own account, or a guardian, agreed in writing to what the agent takes, with the signed page',
  who: allow({ agent: 'own', premium: 'own' }),
  input: z.strictObject({
    ...seen,
    agreedOn: plainDate,
    statement: paragraph(maxStatementLength).min(minStatementLength, 'tooShort'),
    /** The signed page: a PDF or a picture that the caller uploaded as `unsent`. */
    pageFileId: fileId,
  }),
  output: dealFees,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: {
      negotiationId: 3001,
      figures: exampleFees.figures ?? '',
      agreedOn: '2026-09-14',
      statement: 'Lettera firmata a Padova.',
      pageFileId: examplePage.id,
    },
    output: {
      ...exampleFees,
      client: 'recorded',
      agreement: {
        way: 'recorded',
        agreedOn: '2026-09-14',
        statement: 'Lettera firmata a Padova.',
        hasPage: true,
        page: examplePage,
      },
      can: { agree: false, record: false },
    },
  },
});

export const feeEndpoints = { getDealFees, agreeToFees, recordFeeAgreement };
