import type { Api } from '@trattativa/contract/api';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { refreshSession, renewTokens } from '../../platform/api/send.ts';
import { session } from '../../platform/session/session.ts';

/** The calls that replace all tokens of the session that makes them. */
type RenewingCall =
  | 'Account/ChangePassword'
  | 'Account/ConfirmSecondFactor'
  | 'Account/RenewRecoveryCodes'
  | 'Account/TurnOffSecondFactor';

/**
 * Makes a call that replaces the tokens of this session, under the lock of the refresh: whatever is refused meanwhile, here or
 * in another tab, waits and finds the new token. Throws like `call`.
 */
export async function callRenewingSession<Name extends RenewingCall>(
  name: Name,
  input: Api[Name]['input'],
): Promise<Api[Name]['output']> {
  const used = session.token();
  const renew = () =>
    renewTokens(async () => {
      const answer = await call(name, input, { withoutRefresh: true });
      session.renew({ token: answer.session.accessToken, expiresIn: answer.session.expiresIn });
      return answer;
    });
  if (session.tokenIsSpent() && used !== null) await refreshSession(used);
  try {
    return await renew();
  } catch (error) {
    const isTokenRefused = error instanceof ApiError && error.status === 401 && used !== null;
    if (!isTokenRefused || (await refreshSession(used)) === 'over') throw error;
    return renew();
  }
}
