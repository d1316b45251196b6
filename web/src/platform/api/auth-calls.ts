import type { ErrorCode } from '@trattativa/contract/errors';
import { fromWire } from '@trattativa/contract/wire-names';
import { i18n } from '../i18n/i18n.ts';
import { language } from '../i18n/language.ts';
import { session } from '../session/session.ts';
import { ApiError } from './api-error.ts';

/** The `user` of a login response, sent inside a JSON string (spec §7). */
export interface LoginUser {
  Id: number;
  Profile: number;
  Email: string;
  UserImageUrl: string | null;
}

export interface LoginAnswer {
  /** Recovery codes of a second factor that this login enabled; shown once. */
  recoveryCodes: readonly string[] | null;
  token: string;
  /** Seconds. */
  expiresIn: number;
  user: LoginUser;
}

/** OAuth error codes of a refused login, mapped to ours. The text to show comes from the response. */
const loginErrors: Record<string, ErrorCode> = {
  otp_required: 'OTP_REQUIRED',
  otp_invalid: 'OTP_INVALID',
  otp_setup_required: 'SECOND_FACTOR_SETUP',
  guardian_awaited: 'GUARDIAN_AWAITED',
  invalid_grant: 'WRONG_CREDENTIALS',
  login_required: 'LOGIN_STILL_NEEDED',
  access_denied: 'USER_NOT_ALLOWED',
};

async function authPost(
  path: string,
  form: Record<string, string>,
  bearer: string | null,
): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language.get() };
  if (bearer !== null) headers.Authorization = `Bearer ${bearer}`;
  try {
    return await fetch(path, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
      credentials: 'same-origin',
    });
  } catch {
    throw new ApiError(0, 'NETWORK', i18n.t('NETWORK', { ns: 'errors' }));
  }
}

/**
 * Requests a session (form body, spec §7). `otp` is the code of a second factor, if one is required. Throws ApiError
 * with the service's text: wrong credentials, user not active, user not allowed, too many attempts; NETWORK without a
 * response. `current` of the error holds the details of a refusal: the authenticator setup of SECOND_FACTOR_SETUP, the
 * guardian's address of GUARDIAN_AWAITED, the entry code of a club that waits for staff (USER_NOT_ALLOWED).
 */
export async function postLogin(username: string, password: string, otp?: string): Promise<LoginAnswer> {
  const form = { grant_type: 'password', username, password, origin: 'web', ...(otp && { otp }) };
  return readAnswer(await authPost('/auth/login', form, null));
}

/** Requests a session with the code that the confirmation of an address answers. Throws like `postLogin`. */
export async function postEntry(code: string): Promise<LoginAnswer> {
  return readAnswer(await authPost('/auth/enter', { code, origin: 'web' }, null));
}

async function readAnswer(response: Response): Promise<LoginAnswer> {
  const answer = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  if (response.ok && typeof answer?.access_token === 'string' && typeof answer.user === 'string') {
    return {
      recoveryCodes: Array.isArray(answer.recovery_codes) ? answer.recovery_codes : null,
      token: answer.access_token,
      expiresIn: Number(answer.expires_in),
      user: JSON.parse(answer.user) as LoginUser,
    };
  }
  const entry = typeof answer?.entry === 'string' ? answer.entry : null;
  const code =
    response.status === 429
      ? 'TOO_MANY_ATTEMPTS'
      : response.status === 503
        ? 'UNAVAILABLE'
        : entry !== null
          ? 'USER_NOT_ALLOWED'
          : (loginErrors[String(answer?.error)] ?? 'INTERNAL');
  const said = answer?.error_description;
  const text = typeof said === 'string' ? said : i18n.t('INTERNAL', { ns: 'errors' });
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  throw new ApiError(response.status, code, text, {
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
    current: answer?.otp_setup === undefined ? (entry ?? answer?.guardian_email) : fromWire(answer.otp_setup),
  });
}

/** Ends the session on the server. Never throws: the session in the browser ends in any case. */
export async function postLogout(token = session.token()): Promise<void> {
  await authPost('/auth/logout', {}, token).catch(() => undefined);
}
