import { firstStepNames } from '@trattativa/domain/insight/first-steps';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';

const getFirstSteps = endpoint({
  path: '/api/Onboarding/GetFirstSteps',
  summary: 'The three steps of a new account, each done or not as the facts say; empty when they are over',
  who: allow({ player: 'own', team: 'own', agent: 'own', premium: 'own', coach: 'own', scout: 'own' }),
  input: z.strictObject({}),
  output: z.object({
    steps: z.array(z.object({ step: z.enum(firstStepNames), done: z.boolean() })),
    /** A minor without a guardian's consent, who may read and not act. */
    awaitsGuardian: z.boolean(),
  }),
  errors: [],
  example: {
    input: {},
    output: {
      steps: [
        { step: 'profile', done: true },
        { step: 'media', done: false },
        { step: 'market', done: true },
      ],
      awaitsGuardian: false,
    },
  },
});

export const firstStepsEndpoints = { getFirstSteps };
