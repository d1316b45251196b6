import { maxPersonNameLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow, everyoneOwn } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { baseUrl, email, id, nameLine, newPassword, personName, typedPassword } from '../../fields.ts';
import { myAccount, openSession } from './my-account.ts';
import { renewedSession, renewedSessionExample } from './renewed-session.ts';

const nothing = z.strictObject({});
const done = z.object({ message: z.string() });
/** Proves that the owner makes the call; absent counts as wrong. */
const currentPassword = typedPassword.optional();

const getMyAccount = endpoint({
  path: '/api/Account/GetMyAccount',
  summary: 'The caller’s own account with its settings',
  who: everyoneOwn,
  input: nothing,
  output: myAccount,
  errors: [],
  example: {
    input: {},
    output: {
      accountId: 12,
      email: 'elena.rossi@example.org',
      pendingEmail: null,
      name: 'Elena',
      surname: 'Rossi',
      imageUrl: null,
      language: 'it',
      soundsEnabled: true,
      showsPresence: true,
      mail: [{ kind: 'requests', on: true }],
      bell: [{ kind: 'requests', on: true }],
      digest: 'daily',
      secondFactor: { on: false, recoveryCodesLeft: 0, required: false },
      createdAt: '2026-09-01T08:00:00.000Z',
      termsVersion: '2026-01',
      termsAcceptedAt: '2026-09-01T08:00:00.000Z',
      guardianEmail: null,
      awaitsGuardian: false,
    },
  },
});

const saveMyAccount = endpoint({
  path: '/api/Account/SaveMyAccount',
  summary: 'Changes the name of the person who logs in',
  who: everyoneOwn,
  input: z.strictObject({ name: personName, surname: nameLine(maxPersonNameLength) }),
  output: done,
  errors: [],
  example: { input: { name: 'Elena', surname: 'Rossi' }, output: { message: 'Dati salvati correttamente' } },
});

const startEmailChange = endpoint({
  path: '/api/Account/StartEmailChange',
  summary: 'Mails a link to a new address; opening it (ConfirmEmail) changes the account’s address',
  who: everyoneOwn,
  input: z.strictObject({ email, currentPassword, baseUrl }),
  output: done,
  errors: ['PASSWORD_WRONG', 'EMAIL_EXISTS', 'TOO_MANY_ATTEMPTS', 'BASE_URL_NOT_ALLOWED', 'RATE_LIMITED'],
  example: {
    input: { email: 'elena@example.org', currentPassword: 'tre-parole-lunghe' },
    output: { message: 'Apri il link che abbiamo mandato al nuovo indirizzo' },
  },
});

const changePassword = endpoint({
  path: '/api/Account/ChangePassword',
  summary: 'Sets a new password; needs the old one, ends every other session and renews this one',
  who: everyoneOwn,
  input: z.strictObject({ currentPassword, newPassword }),
  output: done.extend({ session: renewedSession }),
  errors: ['PASSWORD_WRONG', 'PASSWORD_TOO_COMMON', 'TOO_MANY_ATTEMPTS'],
  example: {
    input: { currentPassword: 'tre-parole-lunghe', newPassword: 'altre-parole-lunghe' },
    output: { message: 'Password aggiornata', session: renewedSessionExample },
  },
});

const getMySessions = endpoint({
  path: '/api/Account/GetMySessions',
  summary: 'Where the caller is logged in, last used first',
  who: everyoneOwn,
  input: nothing,
  output: z.object({ items: z.array(openSession) }),
  errors: [],
  example: {
    input: {},
    output: {
      items: [
        {
          id: '0b5b7d2e-5f0f-4f6d-9a0f-0f6f7f6c1a11',
          userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
          createdAt: '2026-09-01T08:00:00.000Z',
          lastUsedAt: '2026-09-14T09:30:00.000Z',
          current: true,
        },
      ],
    },
  },
});

const endMySession = endpoint({
  path: '/api/Account/EndMySession',
  summary: 'Ends one of the caller’s own sessions at once, with its sockets',
  who: everyoneOwn,
  input: z.strictObject({ sessionId: z.uuid('invalid') }),
  output: done,
  errors: [],
  example: {
    input: { sessionId: '0b5b7d2e-5f0f-4f6d-9a0f-0f6f7f6c1a11' },
    output: { message: 'Sessione terminata' },
  },
});

const endMyOtherSessions = endpoint({
  path: '/api/Account/EndMyOtherSessions',
  summary: 'Ends every other session of the caller',
  who: everyoneOwn,
  input: nothing,
  output: done,
  errors: [],
  example: { input: {}, output: { message: 'Le altre sessioni sono terminate' } },
});

const endSessionsOf = endpoint({
  path: '/api/Account/EndSessionsOf',
  summary: 'An administrator ends every session of an account',
  who: allow({ admin: 'all' }),
  input: z.strictObject({ accountId: id }),
  output: done,
  errors: [],
  example: { input: { accountId: 999_999 }, output: { message: 'Le sessioni dell’account sono terminate' } },
});

const exportMyData = endpoint({
  path: '/api/Account/ExportMyData',
  summary:
    'All data stored about the caller: a ZIP archive of one JSON document and the caller’s files (GDPR Art. 15 and 20)',
  who: everyoneOwn,
  input: z.strictObject({ currentPassword }),
  output: z.unknown(),
  binary: ['application/zip'],
  errors: ['PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS'],
  example: {
    input: { currentPassword: 'tre-parole-lunghe' },
    output: 'PK',
  },
});

const deleteMyAccount = endpoint({
  path: '/api/Account/DeleteMyAccount',
  summary: 'Erases the caller’s account, profile and sessions (GDPR Art. 17); refused while deals are open',
  who: allow({ player: 'own', team: 'own', agent: 'own', premium: 'own', coach: 'own', scout: 'own' }),
  input: z.strictObject({ currentPassword }),
  output: done,
  errors: ['PASSWORD_WRONG', 'ACCOUNT_HAS_DEALS', 'TOO_MANY_ATTEMPTS'],
  example: {
    input: { currentPassword: 'tre-parole-lunghe' },
    output: { message: 'Il tuo account è stato eliminato' },
  },
});

export const ownAccountEndpoints = {
  getMyAccount,
  saveMyAccount,
  startEmailChange,
  changePassword,
  getMySessions,
  endMySession,
  endMyOtherSessions,
  endSessionsOf,
  exportMyData,
  deleteMyAccount,
};
