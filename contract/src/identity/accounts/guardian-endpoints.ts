import { z } from 'zod';
import { everyone } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { baseUrl, email, mailedCode, typedPassword } from '../../fields.ts';

const getGuardianship = endpoint({
  path: '/api/Account/GetGuardianship',
  summary:
    'The account that a guardian is asked to approve, by the mailed code, and the state of the consent',
  who: everyone,
  input: z.strictObject({ code: mailedCode }),
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
  summary: 'A guardian refuses or withdraws the consent: the account closes at once',
  who: everyone,
  input: z.strictObject({ code: mailedCode }),
  output: z.object({ message: z.string() }),
  errors: ['CODE_INVALID'],
  example: {
    input: { code: 'k3o8h2Jd0PqA7sWm4xZc9Q' },
    output: { message: 'Il consenso è ritirato: l’account è chiuso' },
  },
});

const sendGuardianMail = endpoint({
  path: '/api/Account/SendGuardianMail',
  summary: 'Mails the guardian of a waiting account again, or another guardian; needs the password',
  who: everyone,
  input: z.strictObject({
    email,
    password: typedPassword,
    /** Replaces the address given at registration. */
    guardianEmail: email.optional(),
    baseUrl,
  }),
  output: z.object({
    message: z.string(),
    /** The guardian has consented in the meantime: the person can log in. */
    ready: z.boolean(),
  }),
  errors: [
    'WRONG_CREDENTIALS',
    'TOO_MANY_ATTEMPTS',
    'USER_NOT_ACTIVE',
    'USER_NOT_ALLOWED',
    'GUARDIAN_REQUIRED',
    'MAILED_TOO_OFTEN',
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
