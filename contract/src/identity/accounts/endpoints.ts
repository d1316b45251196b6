import { agentType } from '@trattativa/domain/identity/agent-types';
import { digestFrequencies, mailKinds } from '@trattativa/domain/identity/mail-kinds';
import {
  loginProfileTypes,
  profileType,
  profileTypes,
  subProfiles,
} from '@trattativa/domain/identity/profile-types';
import { maxPersonNameLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow, everyone, everyoneOwn } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import {
  baseUrl,
  email,
  id,
  language,
  mailedCode,
  nameLine,
  newPassword,
  oneOf,
  personName,
  plainDate,
  typedPassword,
} from '../../fields.ts';
import { platformLimits } from '../settings/settings.ts';
import { guardianEndpoints } from './guardian-endpoints.ts';
import { ownAccountEndpoints } from './own-account-endpoints.ts';
import { secondFactorEndpoints } from './second-factor-endpoints.ts';
import { myProfile } from './session.ts';

const switches = z
  .array(z.strictObject({ kind: z.enum(mailKinds, { error: 'notInList' }), on: z.boolean() }))
  .max(mailKinds.length, 'tooMany');
/** The kinds of demo login. Texts: `accounts:demo.kind.<kind>`. */
export const demoKinds = [
  'player',
  'club',
  'agent',
  'partner',
  'premium',
  'coach',
  'scout',
  'staff',
  'admin',
] as const;
const nothing = z.strictObject({});
const done = z.object({ message: z.string() });

const register = endpoint({
  path: '/api/Account/Register',
  summary: 'Opens an inactive account and mails its activation link',
  who: allow({ guest: 'all', staff: 'all' }),
  input: z.strictObject({
    email,
    password: newPassword,
    profile: oneOf(loginProfileTypes),
    name: personName,
    surname: nameLine(maxPersonNameLength).optional(),
    language,
    baseUrl,
    /** 1 with profile 7 registers a scout; anything else but 0 is refused. */
    subProfile: oneOf(subProfiles).optional(),
    /** Account that invited the person; grants nothing. */
    partnerId: id.nullish(),
    termsAccepted: z.boolean({ error: 'required' }),
    /** Mandatory for players: a minor's guardian has to confirm. */
    bornDate: plainDate.optional(),
    guardianEmail: email.optional(),
  }),
  output: done,
  errors: [
    'EMAIL_EXISTS',
    'TERMS_REQUIRED',
    'PASSWORD_TOO_COMMON',
    'BASE_URL_NOT_ALLOWED',
    'GUARDIAN_REQUIRED',
    'MAILED_TOO_OFTEN',
  ],
  example: {
    input: {
      email: 'elena.rossi@example.org',
      password: 'tre-parole-lunghe',
      profile: profileType.agent,
      name: 'Elena',
      surname: 'Rossi',
      language: 'it',
      termsAccepted: true,
    },
    output: { message: 'Ti abbiamo inviato una email per attivarti' },
  },
});

const confirmEmail = endpoint({
  path: '/api/Account/ConfirmEmail',
  summary: 'Activates an account with the code of the mailed link; a guardian confirms with the same call',
  who: everyone,
  input: z.strictObject({ code: mailedCode, language: language.optional(), baseUrl }),
  /** Not ready: a minor's guardian, or staff for a club, still have to approve. */
  output: done.extend({
    ready: z.boolean(),
    /**
     * Login whose code signs the person of this address in once, at /auth/enter, within ten minutes. Absent: the
     * account has to log in.
     */
    entry: z.object({ code: z.string(), email: z.string() }).optional(),
  }),
  errors: ['CODE_INVALID', 'BASE_URL_NOT_ALLOWED'],
  example: {
    input: { code: 'k3o8h2Jd0PqA7sWm4xZc9Q' },
    output: {
      message: 'Account attivato',
      ready: true,
      entry: { code: 'Zx9c7Vb5Nm3Qw1Er2Ty4Ui6O', email: 'elena.rossi@example.org' },
    },
  },
});

const sendActivationMail = endpoint({
  path: '/api/Account/SendActivationMail',
  summary: 'Mails the activation link again; answers the same whether or not the e-mail waits for one',
  who: everyone,
  input: z.strictObject({ email, baseUrl }),
  output: done,
  errors: ['BASE_URL_NOT_ALLOWED', 'MAILED_TOO_OFTEN', 'RATE_LIMITED'],
  example: {
    input: { email: 'elena.rossi@example.org' },
    output: { message: 'Ti abbiamo inviato una email per attivarti' },
  },
});

const startResetPassword = endpoint({
  path: '/api/Account/StartResetPassword',
  summary: 'Mails a link to choose a new password; answers the same whether or not the e-mail is known',
  who: everyone,
  input: z.strictObject({ email, language: language.optional(), baseUrl }),
  output: done,
  errors: ['BASE_URL_NOT_ALLOWED', 'MAILED_TOO_OFTEN', 'RATE_LIMITED'],
  example: { input: { email: 'elena.rossi@example.org' }, output: { message: 'Controlla la tua posta' } },
});

const sendSignInMail = endpoint({
  path: '/api/Account/SendSignInMail',
  summary:
    'Mails a link that signs in at /auth/enter, for somebody whom too many attempts keep out; answers the same whether or not the e-mail is known',
  who: everyone,
  input: z.strictObject({ email, baseUrl }),
  output: done,
  errors: ['BASE_URL_NOT_ALLOWED', 'MAILED_TOO_OFTEN', 'RATE_LIMITED'],
  example: { input: { email: 'elena.rossi@example.org' }, output: { message: 'Controlla la tua posta' } },
});

const confirmResetPassword = endpoint({
  path: '/api/Account/ConfirmResetPassword',
  summary: 'Sets a new password with the mailed code and ends every session of the account',
  who: everyone,
  input: z.strictObject({ code: mailedCode, email, newPassword }),
  output: done,
  errors: ['CODE_INVALID', 'PASSWORD_TOO_COMMON'],
  example: {
    input: {
      code: 'k3o8h2Jd0PqA7sWm4xZc9Q',
      email: 'elena.rossi@example.org',
      newPassword: 'altre-parole-lunghe',
    },
    output: { message: 'Password aggiornata' },
  },
});

const getUserInfo = endpoint({
  path: '/api/Account/GetUserInfo',
  summary: 'Verifies the caller’s own password as a login does; answers the public account fields',
  who: everyoneOwn,
  input: z.strictObject({ email, password: typedPassword }),
  output: z.object({
    id: z.number().int(),
    email: z.string(),
    name: z.string(),
    profile: oneOf(profileTypes),
    userImageUrl: z.string().nullable(),
  }),
  errors: ['WRONG_CREDENTIALS', 'SUBJECT_MISMATCH', 'TOO_MANY_ATTEMPTS'],
  example: {
    input: { email: 'elena.rossi@example.org', password: 'tre-parole-lunghe' },
    output: {
      id: 12,
      email: 'elena.rossi@example.org',
      name: 'Elena',
      profile: profileType.agent,
      userImageUrl: null,
    },
  },
});

const getMyProfile = endpoint({
  path: '/api/Account/GetMyProfile',
  summary: 'Who is logged in',
  who: everyoneOwn,
  input: nothing,
  output: myProfile,
  errors: [],
  example: {
    input: {},
    output: {
      accountId: 12,
      email: 'elena.rossi@example.org',
      name: 'Elena',
      surname: 'Rossi',
      imageUrl: null,
      language: 'it',
      soundsEnabled: true,
      profile: profileType.agent,
      profileId: 40001,
      profileName: 'Elena Rossi',
      agentType: agentType.standard,
      kind: 'agent',
    },
  },
});

const saveMyPreferences = endpoint({
  path: '/api/Account/SaveMyPreferences',
  summary:
    'Saves the language of mails, sounds, whether others see the online status, and the wanted notifications and mails',
  who: everyoneOwn,
  input: z.strictObject({
    language: language.optional(),
    soundsEnabled: z.boolean().optional(),
    showsPresence: z.boolean().optional(),
    /** Only those that change; also for `notifications`. */
    mail: switches.optional(),
    bell: switches.optional(),
    digest: z.enum(digestFrequencies, { error: 'notInList' }).optional(),
  }),
  output: done,
  errors: [],
  example: { input: { language: 'de' }, output: { message: 'Dati salvati' } },
});

const getPublicSettings = endpoint({
  path: '/api/Account/GetPublicSettings',
  summary:
    'What everybody may read: the demo logins while the demo market is loaded, and the limits of the platform',
  who: everyone,
  input: nothing,
  output: z.object({
    demo: z.boolean(),
    demoPassword: z.string().nullable(),
    demoLogins: z.array(z.object({ kind: z.enum(demoKinds), email: z.string() })),
    limits: platformLimits,
  }),
  errors: [],
  example: {
    input: {},
    output: {
      demo: true,
      demoPassword: 'Trattativa-demo-1',
      demoLogins: [{ kind: 'agent', email: 'agent@demo.test' }],
      limits: {
        recipients: { clubs: 30, agents: 30, coachingStaff: 30 },
        profiles: { incompleteDays: 3, obsoleteMonths: 6 },
        silence: { reminderDays: 7, lapseDays: 21 },
        room: { messageLength: 4000, messagesPerMinute: 60, pollMs: 300_000 },
        web: { chunkTimeoutSeconds: 120 },
      },
    },
  },
});

export const accountEndpoints = {
  register,
  confirmEmail,
  sendActivationMail,
  startResetPassword,
  sendSignInMail,
  confirmResetPassword,
  getUserInfo,
  getMyProfile,
  saveMyPreferences,
  getPublicSettings,
  ...ownAccountEndpoints,
  ...secondFactorEndpoints,
  ...guardianEndpoints,
};
