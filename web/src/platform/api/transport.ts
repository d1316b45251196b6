import type { ErrorCode, Problem } from '@trattativa/contract/errors';
import { codePath, fromWire } from '@trattativa/contract/wire-names';
import type { SessionStore } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import type { RefreshOutcome } from './refresh-session.ts';

export interface TransportParts {
  fetch: typeof fetch;
  session: SessionStore;
  refresh(usedToken: string): Promise<RefreshOutcome>;
  /** Ends when a call that replaces the tokens has ended; null without one. */
  renewal(): Promise<unknown> | null;
  language(): string;
  /** Text of the `errors` namespace, for failures without a response from the service. */
  text(code: 'NETWORK' | 'INTERNAL'): string;
}

/** Options of a call; `headers` are added to bearer token and language. */
export interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  signal?: AbortSignal | undefined;
  /** Refused with 401 instead of renewing the token and repeating: the caller replaces the tokens itself. */
  withoutRefresh?: boolean | undefined;
}

/**
 * Sends with bearer token and Accept-Language. An expired or refused token is renewed once and the call repeated once;
 * a refused renewal ends the session. Resolves with a 2xx response and throws ApiError otherwise, also without a
 * response. An abort by the caller's signal rejects with the signal's reason.
 */
export function createTransport({ fetch, session, refresh, renewal, language, text }: TransportParts) {
  async function once(path: string, request: Request): Promise<{ response: Response; token: string | null }> {
    const token = session.token();
    const headers: Record<string, string> = { 'Accept-Language': language(), ...request.headers };
    if (token !== null) headers.Authorization = `Bearer ${token}`;
    const response = await fetch(path, {
      ...request,
      method: request.method ?? 'POST',
      headers,
      signal: request.signal ?? null,
    });
    return { response, token };
  }

  async function settled(path: string, request: Request): Promise<Response> {
    if (request.withoutRefresh) return (await once(path, request)).response;
    const renewing = renewal();
    if (renewing) await renewing;
    const spent = session.tokenIsSpent() ? session.token() : null;
    if (spent !== null) await refresh(spent);
    const first = await once(path, request);
    if (first.response.status !== 401 || first.token === null) return first.response;
    if ((await refresh(first.token)) === 'over') return first.response;
    const second = await once(path, request);
    if (second.response.status === 401) session.end('expired');
    return second.response;
  }

  return async function send(path: string, request: Request): Promise<Response> {
    let response: Response;
    try {
      response = await settled(path, request);
    } catch (error) {
      if (request.signal?.aborted) throw error;
      throw new ApiError(0, 'NETWORK', text('NETWORK'));
    }
    if (response.ok) return response;
    throw await readProblem(response, text('INTERNAL'));
  };
}

/** The error of a response. A response that is not a problem document becomes INTERNAL with `fallback`. */
async function readProblem(response: Response, fallback: string): Promise<ApiError> {
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  if (typeof problem?.code !== 'string') return new ApiError(response.status, 'INTERNAL', fallback);
  const header = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(
    response.status,
    problem.code as ErrorCode,
    problem.detail || problem.title || fallback,
    {
      fields: (problem.errors ?? []).map((error) => ({
        name: codePath(error.field),
        code: error.code,
        text: error.text,
      })),
      current: fromWire(problem.current ?? null),
      retryAfter: problem.retryAfter ?? (Number.isFinite(header) ? header : undefined),
    },
  );
}
