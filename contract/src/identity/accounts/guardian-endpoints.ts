import { z } from 'zod';
import { everyone } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { email } from '../../fields.ts';

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

const sendGuardianMail = endpoint({
  path: '/api/Account/SendGuardianMail',
  summary:
    'Writes again to the guardian for whose consent an account waits, or to another one; wants the password',
  who: everyone,
  input: z.strictObject({
    email,
    password: z.string({ error: 'required' }).max(128, 'tooLong'),
    /** Another address, in the place of the one that was given at the registration. */
    guardianEmail: email.optional(),
    baseUrl: z.string().max(200, 'tooLong').optional(),
  }),
  output: z.object({
    message: z.string(),
    /** The consent has come meanwhile: the person can log in. */
    ready: z.boolean(),
  }),
  errors: [
    'WRONG_CREDENTIALS',
    'TOO_MANY_ATTEMPTS',
    'USER_NOT_ACTIVE',
    'USER_NOT_ALLOWED',
    'GUARDIAN_REQUIRED',
    'CHANGED_MEANWHILE',
    'RATE_LIMITED',
    'BASE_URL_NOT_ALLOWED',
  ],
  example: {
    input: { email: 'marco.rossi@example.org', password: 'prato verde a mezzogiorno' },
    output: { message: 'Abbiamo scritto a genitore@example.org', ready: false },
  },
});

export const guardianEndpoints = { getGuardianship, withdrawGuardianConsent, sendGuardianMail };
