import { maxReasonLength, minReasonLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, paragraph, wholeEuros } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { dealCost, exampleCost, exampleWaitingCost, waitingCost } from './cost.ts';

const staff = allow({ staff: 'all' });

const getTariff = endpoint({
  path: '/api/Negotiation/GetCostTariff',
  summary:
    'The operator’s tariff for the transaction cost of a deal: hundredths of a percent of the yearly pay, minimum, maximum',
  who: allow({ agent: 'all', premium: 'all', staff: 'all' }),
  input: z.strictObject({}),
  output: z.object({ percentHundredths: z.number().int(), minCost: z.number(), maxCost: z.number() }),
  errors: [],
  example: { input: {}, output: { percentHundredths: 500, minCost: 200, maxCost: 15_000 } },
});

const getDealCost = endpoint({
  path: '/api/Negotiation/GetDealCost',
  summary:
    'The transaction cost of a deal with VAT and who invoices it, and whether the club and staff accepted it',
  /** The two sides and staff: whoever only reads the negotiation finds nothing, as of its cost. */
  who: allow({ player: 'own', team: 'own', agent: 'own', premium: 'own', coach: 'own', staff: 'all' }),
  input: z.strictObject({ negotiationId: id }),
  output: dealCost,
  errors: ['NOT_FOUND'],
  example: { input: { negotiationId: 3001 }, output: exampleCost },
});

const getCostsToAgree = endpoint({
  path: '/api/Negotiation/GetCostsToAgree',
  summary:
    'The proposals with open negotiations whose transaction cost is above the tariff and waits for staff, oldest first',
  who: staff,
  input: z.strictObject(pageInput),
  output: page(waitingCost),
  errors: [],
  example: {
    input: {},
    output: { items: [exampleWaitingCost], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const decideCost = endpoint({
  path: '/api/Negotiation/DecideCost',
  summary:
    'Staff agree to a transaction cost above the tariff, or decline it and state the one that counts instead, for all clubs of the proposal',
  who: staff,
  input: z.strictObject({
    proposalId: id,
    /** The cost that staff saw. */
    stated: wholeEuros,
    /** The cost from now on: the same to agree, at most that of the tariff to decline. */
    cost: wholeEuros,
    /** Both sides read it. */
    reason: paragraph(maxReasonLength).min(minReasonLength, 'tooShort'),
  }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: { proposalId: 1001, stated: 40_000, cost: 1500, reason: 'Il tariffario prevede 1.500 euro.' },
    output: { message: 'Dati salvati correttamente' },
  },
});

export const costEndpoints = { getTariff, getDealCost, getCostsToAgree, decideCost };
