import { type ErrorCode, errorStatus, type Problem } from '@trattativa/contract/errors';
import { toWire, wirePath } from '@trattativa/contract/wire-names';
import type { Language } from '@trattativa/texts/languages';
import type { FastifyReply } from 'fastify';
import { AppError } from '../app-error.ts';
import { isOutage } from '../database/outage.ts';
import { errorText, fieldErrorText } from '../error-text.ts';
import { isDiskFull } from './admission/readiness.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers a refusal in the form of the route's other answers, by default as a problem document. */
    sendError?: (reply: FastifyReply, error: AppError, language: Language) => FastifyReply;
  }
}

/**
 * The problem document (RFC 9457) of a refusal, in the caller's language. `nameOf` spells field names as on
 * the wire; by default as the main service does.
 */
export function problemOf(error: AppError, language: Language, nameOf = wirePath): Problem {
  const text = errorText(language, error.code, error.params);
  const problem: Problem = {
    type: 'about:blank',
    title: text,
    status: errorStatus[error.code],
    code: error.code,
    detail: text,
  };
  if (error.fields.length > 0) {
    problem.errors = error.fields.map((field) => ({
      field: nameOf(field.path),
      code: field.code,
      text: fieldErrorText(language, field.code, field.params),
    }));
  }
  if (error.current !== undefined) problem.current = toWire(error.current);
  if (error.retryAfter !== undefined) problem.retryAfter = error.retryAfter;
  return problem;
}

export function sendProblem(
  reply: FastifyReply,
  error: AppError,
  language: Language,
  nameOf = wirePath,
): FastifyReply {
  const problem = problemOf(error, language, nameOf);
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

/**
 * Converts any thrown value to a refusal: ours unchanged, Fastify's by status, everything else as an internal
 * error.
 */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const thrown = error as { statusCode?: number; code?: string };
  if (thrown?.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || thrown?.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return new AppError('MALFORMED_BODY');
  }
  const status = thrown?.statusCode;
  if (status !== undefined && status >= 400 && status < 500)
    return new AppError(codeOfStatus[status] ?? 'BAD_REQUEST');
  if (isDiskFull(error)) return new AppError('UNAVAILABLE', { retryAfter: 30 });
  if (isOutage(error)) return new AppError('UNAVAILABLE', { retryAfter: 2 });
  if (isRefusedByDatabase(error)) return new AppError('CHANGED_MEANWHILE');
  return new AppError('INTERNAL');
}

/**
 * A unique index or foreign key refused what the use case had checked: a race. It is logged, because the use
 * case should have refused it itself.
 */
export function isRefusedByDatabase(error: unknown): boolean {
  return /^2350[35]$/.test(String((error as { code?: unknown } | null)?.code));
}
