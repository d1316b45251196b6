import type { Language } from '@trattativa/texts/languages';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { UploadedFile } from './receive-upload.ts';

/** One call as a use case sees it: who, in which language, with which checked input. */
export class Call<Input> {
  readonly input: Input;
  readonly language: Language;
  /** Null for a guest. */
  readonly caller: Actor | null;
  readonly ip: string;
  readonly #file: UploadedFile | undefined;

  constructor(
    input: Input,
    language: Language,
    caller: Actor | null,
    ip: string,
    file: UploadedFile | undefined = undefined,
  ) {
    this.input = input;
    this.language = language;
    this.caller = caller;
    this.ip = ip;
    this.#file = file;
  }

  /** What came with a call that takes a file; gone when the call is answered. Throws FILE_REQUIRED. */
  get file(): UploadedFile {
    if (this.#file === undefined) throw new AppError('FILE_REQUIRED');
    return this.#file;
  }

  /** Who calls; throws UNAUTHENTICATED for a guest. */
  get actor(): Actor {
    if (this.caller === null) throw new AppError('UNAUTHENTICATED');
    return this.caller;
  }
}
