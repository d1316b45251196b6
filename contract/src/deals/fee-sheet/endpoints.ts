import { agentRoles } from '@trattativa/domain/deals/fee-sheet';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';
import { exampleSheet, feeSheet } from './fee-sheet.ts';
import { sheetHash } from './sheet-hash.ts';

const getFeeSheet = endpoint({
  path: '/api/Negotiation/GetFeeSheet',
  summary: 'Who acts for whom in a deal, every payer and every figure, and which side agreed to it',
  /** Whoever sees the negotiation, except an agent who is no side of it. */
  who: allow({ player: 'own', team: 'own', agent: 'own', premium: 'own', coach: 'own', staff: 'all' }),
  input: z.strictObject({ negotiationId: id }),
  output: feeSheet,
  errors: ['NOT_FOUND'],
  example: { input: { negotiationId: 3001 }, output: exampleSheet },
});

const agreeToFeeSheet = endpoint({
  path: '/api/Negotiation/AgreeToFeeSheet',
  summary: 'A side agrees to the sheet that it saw; to an agent of both sides in words of its own',
  who: allow({ player: 'own', team: 'own', agent: 'own', premium: 'own', coach: 'own' }),
  input: z.strictObject({
    negotiationId: id,
    feeSheetHash: sheetHash,
    /** The side knows that an agent acts for both, and agrees. */
    dual: z.boolean().optional(),
  }),
  output: feeSheet,
  errors: ['NOT_FOUND', 'FEE_SHEET_NOT_AGREED', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: { negotiationId: 3001, feeSheetHash: exampleSheet.hash },
    output: exampleSheet,
  },
});

const declareRole = endpoint({
  path: '/api/Negotiation/DeclareRole',
  summary: 'The agent of a deal says for whom the agent acts: the person alone, or the engaging club too',
  who: allow({ agent: 'own', premium: 'own' }),
  input: z.strictObject({ negotiationId: id, actsFor: z.enum(agentRoles, { error: 'notInList' }) }),
  output: feeSheet,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: { negotiationId: 3001, actsFor: 'both' },
    output: { ...exampleSheet, agreements: [], isDual: true, waitsForRoles: true },
  },
});

export const feeSheetEndpoints = { getFeeSheet, agreeToFeeSheet, declareRole };
