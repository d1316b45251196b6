import { commissionPays } from '@trattativa/domain/deals/negotiation-limits';
import { proposalAnswers, proposalConsents } from '@trattativa/domain/deals/proposal-consent';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, wholeEuros, wholeNumber } from '../../fields.ts';
import { exampleFeeCap, feeCap, judgement } from '../../people/rules/rule.ts';
import { exampleNegotiation } from './example-negotiation.ts';
import { negotiation } from './negotiation.ts';

const answerProposal = endpoint({
  path: '/api/Negotiation/AnswerProposal',
  summary:
    'The adult player confirms an agent’s proposal that went out unconfirmed, for all its clubs, or refuses it, which ends its negotiations',
  who: allow({ player: 'own' }),
  input: z.strictObject({
    /** Any negotiation of the proposal. */
    negotiationId: id,
    answer: z.enum(proposalAnswers, { error: 'notInList' }),
  }),
  output: z.object({ message: z.string(), negotiation }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: { negotiationId: 3001, answer: 'confirm' },
    output: {
      message: 'Hai confermato la proposta',
      negotiation: { ...exampleNegotiation, side: 'reader', consent: 'player' },
    },
  },
});

const checkProposal = endpoint({
  path: '/api/Negotiation/CheckProposal',
  summary:
    'Before a proposal is sent: how it will go out, how many unconfirmed ones are left, and what the rules say; changes nothing',
  who: allow({ team: 'own', agent: 'own', premium: 'own', staff: 'all' }),
  input: z.strictObject({
    playerId: id,
    teamIds: z.array(id).max(1000, 'tooMany').optional(),
    /** As in the proposal: whole euros or whole percents. */
    commissionAmount: wholeEuros.nullish(),
    commissionPercent: wholeNumber(0, maxPercent).nullish(),
    commissionPay: z.enum(commissionPays, { error: 'notInList' }).nullish(),
  }),
  output: z.object({
    /** Null: nobody has to confirm it, as a club's own player. */
    consent: z.enum(proposalConsents).nullable(),
    /** Unconfirmed proposals that the agent can still send now; null where none is needed. */
    left: z.number().int().nullable(),
    /** How many may go out within how many days; null where `left` is. */
    bound: z.object({ max: z.number().int(), days: z.number().int() }).nullable(),
    ...judgement,
    /** Null: no rule of today names one, or nobody may take a commission here. */
    feeCap: feeCap.nullable(),
  }),
  errors: ['NOT_FOUND', 'PLAYER_OFF_MARKET', 'MAX_CLUBS'],
  example: {
    input: { playerId: 80001, teamIds: [20001] },
    output: {
      consent: 'waits',
      left: 3,
      bound: { max: 3, days: 30 },
      verdicts: [],
      unknown: [],
      feeCap: exampleFeeCap,
    },
  },
});

export const consentEndpoints = { answerProposal, checkProposal };
