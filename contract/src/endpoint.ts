import type { z } from 'zod';
import type { AccessRow } from './access.ts';
import type { ErrorCode } from './errors.ts';

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
  /** What a logged-in caller whom the row denies is told; `FORBIDDEN` without it. */
  readonly refusedAs?: ErrorCode;
  /** Accepts an `Idempotency-Key`: repeating the call never makes a second thing. */
  readonly creates?: true;
  /** Answered with an ETag; asked again with it and nothing changed, 304 without a body (`private, no-cache`). */
  readonly revalidates?: true;
  /** Bytes that the body may have, for a call that takes a file's content; 256 KiB without it. */
  readonly largestBody?: number;
  /**
   * Takes a file: `multipart/form-data` of two parts, first `Input` (the JSON of any other call), then `File`. Sent
   * without a file it answers that one is required.
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
