import type { Endpoint } from '@trattativa/contract/endpoint';
import type { Language } from '@trattativa/texts/languages';
import type { z } from 'zod';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { UploadedFile } from './receive-upload.ts';

export interface AnswerCookie {
  name: string;
  value: string;
  path: string;
  maxAgeSeconds: number;
}

/** A call as a use case sees it: caller, language and validated input. */
export class Call<Input> {
  readonly input: Input;
  readonly language: Language;
  /** Null for a guest. */
  readonly caller: Actor | null;
  readonly ip: string;
  /** The cookie of a browser that signed in before; null without one. */
  readonly device: string | null;
  /** Cookies to set with the answer. */
  readonly cookies: AnswerCookie[] = [];
  /** The Idempotency-Key of a creating call, when the client sent one: for `createOnce`. */
  readonly idempotencyKey: IdempotencyKey | null;
  readonly #file: UploadedFile | undefined;

  constructor(
    input: Input,
    by: { language: Language; caller: Actor | null; ip: string; device?: string | null },
    more: { file?: UploadedFile | undefined; idempotencyKey?: IdempotencyKey | null } = {},
  ) {
    this.input = input;
    this.language = by.language;
    this.caller = by.caller;
    this.ip = by.ip;
    this.device = by.device ?? null;
    this.idempotencyKey = more.idempotencyKey ?? null;
    this.#file = more.file;
  }

  /** The uploaded file; deleted once the call is answered. Throws FILE_REQUIRED. */
  get file(): UploadedFile {
    if (this.#file === undefined) throw new AppError('FILE_REQUIRED');
    return this.#file;
  }

  /** The caller; throws UNAUTHENTICATED for a guest. */
  get actor(): Actor {
    if (this.caller === null) throw new AppError('UNAUTHENTICATED');
    return this.caller;
  }
}

/** A checked call as its use case sees it; the input type derives from the contract. */
export type InputOf<Described extends Endpoint> = z.output<Described['input']>;

/** The call of an endpoint: `CallOf<typeof offerEndpoints.getOffer>`. */
export type CallOf<Described extends Endpoint> = Call<InputOf<Described>>;

/** What the use case of this endpoint answers. */
export type OutputOf<Described extends Endpoint> = z.input<Described['output']>;
