import { z } from 'zod';

/**
 * The new access token of the caller's session: a change of password or second factor replaces all tokens of the session, and
 * its refresh cookie with them. The ones before no longer work.
 */
export const renewedSession = z.object({
  accessToken: z.string(),
  /** Seconds. */
  expiresIn: z.number().int(),
});

export type RenewedSession = z.infer<typeof renewedSession>;

export const renewedSessionExample: RenewedSession = {
  accessToken: 'Zx9c7Vb5Nm3Qw1Er2Ty4Ui6O',
  expiresIn: 900,
};
