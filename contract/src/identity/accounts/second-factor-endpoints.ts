import { maxOtpLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { everyoneOwn } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { typedPassword } from '../../fields.ts';
import { renewedSession, renewedSessionExample } from './renewed-session.ts';

const currentPassword = typedPassword.optional();
/** Six digits of the authenticator, or a recovery code. */
const otp = z.string({ error: 'required' }).trim().min(1, 'required').max(maxOtpLength, 'tooLong');

/** What an authenticator needs to know, as text, as link and as picture. */
export const secondFactorSetup = z.object({
  /** Base32, for typing it in. */
  secret: z.string(),
  otpauthUrl: z.string(),
  /** The link as a QR code, an SVG image in a data URI. */
  qrCode: z.string(),
});

export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

const recoveryCodes = z.object({
  message: z.string(),
  recoveryCodes: z.array(z.string()),
  session: renewedSession,
});
const tenCodes = {
  message: 'Secondo fattore attivo',
  recoveryCodes: ['b7kq-2mxw-9tfd'],
  session: renewedSessionExample,
};

const startSecondFactor = endpoint({
  path: '/api/Account/StartSecondFactor',
  summary: 'Creates the secret of an authenticator; a first code has to confirm it',
  who: everyoneOwn,
  input: z.strictObject({ currentPassword }),
  output: secondFactorSetup,
  errors: ['PASSWORD_WRONG', 'SECOND_FACTOR_ON', 'TOO_MANY_ATTEMPTS'],
  example: {
    input: { currentPassword: 'tre-parole-lunghe' },
    output: {
      secret: 'JBSWY3DPEHPK3PXP',
      otpauthUrl: 'otpauth://totp/Trattativa:elena?secret=JBSWY3DPEHPK3PXP',
      qrCode: 'data:image/svg+xml;utf8,',
    },
  },
});

const confirmSecondFactor = endpoint({
  path: '/api/Account/ConfirmSecondFactor',
  summary:
    'Turns the second factor on with a first code, ends every other session and renews this one; answers the recovery codes, which are shown only once',
  who: everyoneOwn,
  input: z.strictObject({ otp }),
  output: recoveryCodes,
  errors: ['OTP_INVALID', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_ON', 'TOO_MANY_ATTEMPTS'],
  example: { input: { otp: '123456' }, output: tenCodes },
});

const renewRecoveryCodes = endpoint({
  path: '/api/Account/RenewRecoveryCodes',
  summary: 'Replaces the recovery codes by ten new ones; ends every other session and renews this one',
  who: everyoneOwn,
  input: z.strictObject({ currentPassword, otp }),
  output: recoveryCodes,
  errors: ['PASSWORD_WRONG', 'OTP_INVALID', 'SECOND_FACTOR_OFF', 'TOO_MANY_ATTEMPTS'],
  example: { input: { currentPassword: 'tre-parole-lunghe', otp: '123456' }, output: tenCodes },
});

const turnOffSecondFactor = endpoint({
  path: '/api/Account/TurnOffSecondFactor',
  summary:
    'Turns the second factor off; needs the password and a code; ends every other session and renews this one',
  who: everyoneOwn,
  input: z.strictObject({ currentPassword, otp }),
  output: z.object({ message: z.string(), session: renewedSession }),
  errors: [
    'PASSWORD_WRONG',
    'OTP_INVALID',
    'SECOND_FACTOR_OFF',
    'SECOND_FACTOR_MANDATORY',
    'TOO_MANY_ATTEMPTS',
  ],
  example: {
    input: { currentPassword: 'tre-parole-lunghe', otp: '123456' },
    output: { message: 'Secondo fattore disattivato', session: renewedSessionExample },
  },
});

export const secondFactorEndpoints = {
  startSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
};
