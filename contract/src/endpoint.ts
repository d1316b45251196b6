import type { z } from 'zod';
import type { AccessRow } from './access.ts';
import type { ErrorCode } from './errors.ts';
import type { Priority } from './priority.ts';

/**
 * One call of the service, described once: the server binds it, the web client calls it, the OpenAPI document
 * and the permission test are made from it. Field names are camelCase here and PascalCase on the wire.
 */
export interface Endpoint<
  Path extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  /** All calls are POST (spec §7). */
  readonly path: Path;
  readonly summary: string;
  readonly who: AccessRow;
  /** A strict object: a field that it does not name is refused. */
  readonly input: Input;
  readonly output: Output;
  /** Codes beyond those that any call can answer. */
  readonly errors: readonly ErrorCode[];
  /** The error for a logged-in caller whom the row denies; by default `FORBIDDEN`. */
  readonly refusedAs?: ErrorCode;
  /** Precedence when there are too many calls; by default as `priorityOf` derives it. */
  readonly priority?: Priority;
  /** Accepts an `Idempotency-Key`: repeating the call never creates a second object. */
  readonly creates?: true;
  /** Answered with an ETag; a repeated call with it gets 304 if nothing has changed (`private, no-cache`). */
  readonly revalidates?: true;
  /** The largest body in bytes, for a call that takes a file's content; by default 256 KiB. */
  readonly maxBodyBytes?: number;
  /**
   * Takes a file: `multipart/form-data` of two parts, first `Input` (JSON as in any other call), then `File`. Without a file
   * it answers FILE_REQUIRED.
   */
  readonly upload?: true;
  /** Answers a file of these content types instead of JSON; `output` then describes nothing. */
  readonly binary?: readonly string[];
  /** Shown in the OpenAPI document, and checked against the schemas by a test. */
  readonly example: { input: z.input<Input>; output: z.output<Output> };
}

export function endpoint<
  const Path extends `/api/${string}/${string}`,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(description: Endpoint<Path, Input, Output>): Endpoint<Path, Input, Output> {
  return description;
}
