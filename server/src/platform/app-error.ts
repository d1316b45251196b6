import type { ErrorCode, FieldErrorCode } from '@trattativa/contract/errors';

export interface FieldProblem {
  /** Path of the field in the input, in code spelling: ['address', 'city']. */
  path: readonly (string | number)[];
  code: FieldErrorCode;
  params?: Record<string, string | number>;
}

/** A refusal by a use case. The HTTP layer turns it into a problem document in the caller's language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[];
  /** The present state, already presented, when another caller changed it first. */
  readonly current: unknown;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  readonly params: Record<string, string | number>;

  constructor(
    code: ErrorCode,
    details: {
      fields?: readonly FieldProblem[];
      current?: unknown;
      retryAfter?: number;
      params?: Record<string, string | number>;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = details.fields ?? [];
    this.current = details.current;
    this.retryAfter = details.retryAfter;
    this.params = details.params ?? {};
  }
}

/** An error about one field of the input. */
export function fieldError(
  code: ErrorCode,
  path: readonly (string | number)[],
  fieldCode: FieldErrorCode,
  params: Record<string, string | number> = {},
): AppError {
  return new AppError(code, { fields: [{ path, code: fieldCode, params }], params });
}
