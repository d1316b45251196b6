import { type ErrorCode, errorStatus } from '@trattativa/contract/errors';
import { toWire } from '@trattativa/contract/wire-names';
import { maxEmailLength, maxOtpLength, maxPasswordLength } from '@trattativa/domain/platform/text-limits';
import type { Language } from '@trattativa/texts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { errorText } from '../../../platform/error-text.ts';
import type { CallLimit } from '../../../platform/http/admission/rate-limits.ts';
import { isForeignOrigin } from '../../../platform/http/build-http.ts';
import { deviceCookie, setCookie } from '../../../platform/http/cookies.ts';
import { guardInput } from '../../../platform/http/input-guard.ts';
import type { Services } from '../../../platform/services.ts';
import { type Account, findAccount } from '../accounts.repository.ts';
import type { AwaitedGuardian } from '../guardian/guardian.ts';
import { enter } from './enter.ts';
import { deviceCookieOf } from './known-devices.ts';
import { type AwaitedAcceptance, logIn } from './log-in.ts';
import {
  closeSession,
  refreshCookie,
  refreshCookieOf,
  refreshSession,
  type SessionTokens,
} from './sessions.ts';
import type { Client } from './sign-in-source.ts';

const loginForm = z.strictObject({
  grant_type: z.literal('password'),
  username: z.string().min(1).max(maxEmailLength),
  password: z.string().min(1).max(maxPasswordLength),
  origin: z.string().max(200).optional(),
  otp: z.string().max(maxOtpLength).optional(),
});

const entryForm = z.strictObject({
  code: z.string().regex(/^[A-Za-z0-9_-]{20,100}$/),
  origin: z.string().max(200).optional(),
});

/**
 * Error names for a right password with something missing: a second factor (the same form is sent again with
 * `otp`), a guardian's consent.
 */
const namesOfMissing: Partial<Record<ErrorCode, string>> = {
  OTP_REQUIRED: 'otp_required',
  OTP_INVALID: 'otp_invalid',
  SECOND_FACTOR_SETUP: 'otp_setup_required',
  GUARDIAN_AWAITED: 'guardian_awaited',
  LOGIN_STILL_NEEDED: 'login_required',
};

/** OAuth error names of refusals (RFC 6749 §5.2); the description is the spec's text. */
function oauthError(error: AppError): { status: number; name: string } {
  if (errorStatus[error.code] === 429) return { status: 429, name: 'slow_down' };
  if (errorStatus[error.code] >= 500) return { status: errorStatus[error.code], name: 'server_error' };
  if (['FORBIDDEN', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'].includes(error.code))
    return { status: errorStatus[error.code], name: 'invalid_request' };
  if (error.code === 'UNAUTHENTICATED') return { status: 401, name: 'invalid_grant' };
  const missing = namesOfMissing[error.code];
  if (missing) return { status: 400, name: missing };
  const grantRefused = ['WRONG_CREDENTIALS', 'USER_NOT_ACTIVE', 'USER_NOT_ALLOWED', 'CODE_INVALID'].includes(
    error.code,
  );
  return { status: 400, name: grantRefused ? 'invalid_grant' : 'invalid_request' };
}

function sendOAuthError(reply: FastifyReply, error: AppError, language: Language): FastifyReply {
  const { status, name } = oauthError(error);
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  const description = errorText(language, error.code, error.params);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: name, error_description: description, ...moreOf(error) });
}

/** Details of a refusal, only for a caller who has just proved the password. */
function moreOf({ code, current }: AppError): Record<string, unknown> {
  if (code === 'SECOND_FACTOR_SETUP') return { otp_setup: toWire(current) };
  if (code === 'USER_NOT_ALLOWED' && current) return { entry: (current as AwaitedAcceptance).entry };
  if (code === 'GUARDIAN_AWAITED') return { guardian_email: (current as AwaitedGuardian).guardianEmail };
  return {};
}

/**
 * `/auth/login`, `/auth/enter`, `/auth/refresh`, `/auth/logout`: form in, OAuth-style JSON out (spec §7), also for what is
 * refused before a handler runs: a form that is too large, an overload.
 */
export function bindAuthRoutes(app: FastifyInstance, services: Services, limit: CallLimit): void {
  const options = { config: { sendError: sendOAuthError } };
  const loginOptions = { config: { ...options.config, priority: 'login' as const } };
  const answering =
    (handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      limit.count(null, request.ip);
      // A foreign page could otherwise log its visitors in to an account it controls, or out.
      if (isForeignOrigin(services.config, request)) throw new AppError('FORBIDDEN');
      return handle(request, reply);
    };

  app.post(
    '/auth/login',
    loginOptions,
    answering(async (request, reply) => {
      guardInput(request.body);
      const form = loginForm.safeParse(request.body);
      if (!form.success) throw new AppError('INVALID_INPUT');
      const { username, password, otp } = form.data;
      const { account, tokens, recoveryCodes } = await logIn(services, {
        email: username,
        password,
        client: clientOfRequest(request),
        otp,
        userAgent: request.headers['user-agent'] ?? '',
      });
      const answer = answerTokens(services, reply, account, tokens);
      // Once, by the login that turned the second factor on.
      return recoveryCodes ? { ...answer, recovery_codes: recoveryCodes } : answer;
    }),
  );

  app.post(
    '/auth/enter',
    loginOptions,
    answering(async (request, reply) => {
      guardInput(request.body);
      const form = entryForm.safeParse(request.body);
      if (!form.success) throw new AppError('INVALID_INPUT');
      const { device, session } = await enter(services, {
        code: form.data.code,
        device: request.cookies[deviceCookie] ?? null,
        userAgent: request.headers['user-agent'] ?? '',
      });
      if (session) return answerTokens(services, reply, session.account, session.tokens);
      setCookie(reply, services.config, deviceCookieOf(device));
      throw new AppError('LOGIN_STILL_NEEDED');
    }),
  );

  app.post(
    '/auth/refresh',
    options,
    answering(async (request, reply) => {
      const refreshToken = request.cookies[refreshCookie];
      if (!refreshToken) throw new AppError('UNAUTHENTICATED');
      const tokens = await refreshSession(services, refreshToken);
      const account = await findAccount(services.db, tokens.accountId);
      if (!account) throw new AppError('UNAUTHENTICATED');
      return answerTokens(services, reply, account, tokens);
    }),
  );

  app.post(
    '/auth/logout',
    options,
    answering(async (request, reply) => {
      const refreshToken = request.cookies[refreshCookie];
      if (refreshToken) await closeSession(services, refreshToken);
      reply.clearCookie(refreshCookie, { path: '/auth' });
      return reply.code(204).send();
    }),
  );
}

function clientOfRequest(request: FastifyRequest): Client {
  return { ip: request.ip, device: request.cookies[deviceCookie] ?? null, sessionId: null };
}

function answerTokens(services: Services, reply: FastifyReply, account: Account, tokens: SessionTokens) {
  const { refreshToken, device } = tokens;
  if (refreshToken !== null) setCookie(reply, services.config, refreshCookieOf(refreshToken));
  if (device !== undefined) setCookie(reply, services.config, deviceCookieOf(device));
  return {
    access_token: tokens.accessToken,
    token_type: 'bearer',
    expires_in: tokens.expiresIn,
    // A JSON string whose hash is always null: the spec's shape without exposing the hash.
    user: JSON.stringify({
      Id: account.id,
      Profile: account.profile,
      Email: account.email,
      UserImageUrl: account.image_url,
      PasswordHash: null,
    }),
  };
}
