import { z } from 'zod';
import { everyone } from '../access.ts';
import { endpoint } from '../endpoint.ts';

const code = z.string({ error: 'required' }).regex(/^[A-Za-z0-9_-]{20,100}$/, 'invalid');

const getGuardianship = endpoint({
  path: '/api/Account/GetGuardianship',
  summary: 'What a guardian is asked for, with the mailed code: whose account, and where the consent stands',
  who: everyone,
  input: z.strictObject({ code }),
  output: z.object({
    name: z.string(),
    surname: z.string(),
    /** Whole years today. */
    age: z.number().int(),
    state: z.enum(['asked', 'given', 'withdrawn']),
  }),
  errors: ['CODE_INVALID'],
  example: {
    input: { code: 'k3o8h2Jd0PqA7sWm4xZc9Q' },
    output: { name: 'Marco', surname: 'Rossi', age: 16, state: 'asked' },
  },
});

const withdrawGuardianConsent = endpoint({
  path: '/api/Account/WithdrawGuardianConsent',
  summary: 'A guardian refuses, or takes the consent back: the account closes at once',
  who: everyone,
  input: z.strictObject({ code }),
  output: z.object({ message: z.string() }),
  errors: ['CODE_INVALID'],
  example: {
    input: { code: 'k3o8h2Jd0PqA7sWm4xZc9Q' },
    output: { message: 'Il consenso è ritirato: l’account è chiuso' },
  },
});

export const guardianEndpoints = { getGuardianship, withdrawGuardianConsent };
