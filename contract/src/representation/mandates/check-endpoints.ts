import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, plainDate } from '../../fields.ts';
import { exampleFeeCap, feeCap, judgement } from '../../people/rules/rule.ts';
import { mandateFee } from './mandate.ts';

const checkMandate = endpoint({
  path: '/api/Mandate/CheckMandate',
  summary:
    'Before a mandate is proposed to a player: what the rules say to it as it is written; changes nothing',
  who: allow({ agent: 'own', premium: 'own' }),
  input: z.strictObject({
    agentId: id.optional(),
    playerId: id,
    startsOn: plainDate,
    endsOn: plainDate,
    ...mandateFee,
    /** The signed form is chosen. */
    isOnForm: z.boolean().optional(),
  }),
  output: z.object({
    ...judgement,
    /** Null: no rule of today names one. */
    feeCap: feeCap.nullable(),
  }),
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND', 'FORBIDDEN'],
  example: {
    input: { playerId: 80001, startsOn: '2026-07-01', endsOn: '2028-06-30', feePercent: 5 },
    output: { verdicts: [], unknown: [], feeCap: exampleFeeCap },
  },
});

export const mandateCheckEndpoints = { checkMandate };
