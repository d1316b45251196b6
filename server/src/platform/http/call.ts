import type { Language } from '@trattativa/texts/languages';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';

/** One call as a use case sees it: who, in which language, with which checked input. */
export class Call<Input> {
  readonly input: Input;
  readonly language: Language;
  /** Null for a guest. */
  readonly caller: Actor | null;
  readonly ip: string;

  constructor(input: Input, language: Language, caller: Actor | null, ip: string) {
    this.input = input;
    this.language = language;
    this.caller = caller;
    this.ip = ip;
  }

  /** Who calls; throws UNAUTHENTICATED for a guest. */
  get actor(): Actor {
    if (this.caller === null) throw new AppError('UNAUTHENTICATED');
    return this.caller;
  }
}
