import type { settingsEndpoints } from '@trattativa/contract/identity/settings/endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { Call, InputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { findAccount } from './accounts.repository.ts';
import { clientOf } from './sign-in/sign-in-source.ts';
import { verifyOwnPassword } from './sign-in/verify-password.ts';
import { activeSecondFactor, verifyOtp } from './sign-in/verify-second-factor.ts';

/**
 * Confirms anew that it is the owner of the account who acts: by a code of the second factor, or by the password where
 * there is none. Counted like a login. Throws `OTP_REQUIRED`, `OTP_INVALID`, `PASSWORD_WRONG`, `TOO_MANY_ATTEMPTS`.
 */
export async function confirmIdentity(
  services: Services,
  call: Call<Pick<InputOf<typeof settingsEndpoints.saveSettings>, 'currentPassword' | 'otp'>>,
): Promise<void> {
  const factor = await activeSecondFactor(services, call.actor.accountId);
  if (!factor) {
    await verifyOwnPassword(services, call);
    return;
  }
  const { otp } = call.input;
  if (!otp) throw new AppError('OTP_REQUIRED', { fields: [{ path: ['otp'], code: 'required' }] });
  const account = await findAccount(services.db, call.actor.accountId);
  if (!account) throw new AppError('UNAUTHENTICATED');
  await verifyOtp(services, account, factor, { otp, client: clientOf(call) });
}
