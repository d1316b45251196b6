import type { ErrorCode, FieldErrorCode } from '@trattativa/contract/errors';

export interface FieldError {
  /** Form field, camel case with dots: `player.searchLevels.0`. */
  name: string;
  code: FieldErrorCode;
  text: string;
}

/**
 * Why a call failed. `text` (also the message) can be shown as it is: it is in the user's language. NETWORK with status
 * 0 means that there was no response.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'NETWORK';
  readonly text: string;
  readonly fields: readonly FieldError[];
  /** The current state of the thing, if somebody else changed it first (409 CHANGED_MEANWHILE). */
  readonly current: unknown;
  /** Seconds after which a rate-limited call may be retried (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: ErrorCode | 'NETWORK',
    text: string,
    more: { fields?: FieldError[]; current?: unknown; retryAfter?: number | undefined } = {},
  ) {
    super(text);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.text = text;
    this.fields = more.fields ?? [];
    this.current = more.current;
    this.retryAfter = more.retryAfter;
  }
}
