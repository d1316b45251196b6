import type { z } from 'zod';
import type { AccessRow } from './access.ts';
import type { ErrorCode } from './errors.ts';
import type { Priority } from './priority.ts';

/**
 * A call that is not a POST of a verb: the chat service's REST side, and pages that links name (spec §7). The server binds
 * method and path from here and validates requests by these schemas; the OpenAPI document shows them. Names travel as
 * the schemas write them.
 */
export interface AddressedCall {
  /** Name of the call in the OpenAPI document: `chat.signIn`. */
  readonly name: `${string}.${string}`;
  readonly method: 'get' | 'post' | 'delete';
  /** `{part}` is what `params` describes under the same name. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly who: AccessRow;
  readonly params?: Readonly<Record<string, z.ZodType>>;
  readonly query?: Readonly<Record<string, z.ZodType>>;
  /** The JSON body: a strict object. */
  readonly input?: z.ZodType;
  /** Precedence when there are too many calls; by default interactive. */
  readonly priority?: Priority;
  readonly status: 200 | 201 | 204;
  /** `page`: HTML with an ETag; a 404 is a page too. Null: no body. */
  readonly output: z.ZodType | 'page' | null;
  /** Codes beyond those that any call can answer. */
  readonly errors: readonly ErrorCode[];
  /** Codes of `errors` that this call answers with 401. */
  readonly unauthorized?: readonly ErrorCode[];
}

export function addressedCall<const Call extends AddressedCall>(call: Call): Call {
  return call;
}
