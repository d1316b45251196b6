import type { ErrorCode, FieldErrorCode } from '@trattativa/contract/errors';
import type { Language } from '@trattativa/texts/languages';
import type { ValuesOf } from '@trattativa/texts/text-keys';
import { translate } from '@trattativa/texts/translate';

type Params = Readonly<Record<string, string | number>>;

/**
 * The text of a refusal. What its placeholders need was given where it was thrown, where no compiler compares the two.
 *
 * @throws outside production, when one was not given
 */
export function errorText(language: Language, code: ErrorCode, params: Params): string {
  return translate(language, `errors:${code}`, params as ValuesOf<`errors:${ErrorCode}`>);
}

/** The same for what is wrong with one field. */
export function fieldErrorText(language: Language, code: FieldErrorCode, params: Params = {}): string {
  return translate(language, `errors:field.${code}`, params as ValuesOf<`errors:field.${FieldErrorCode}`>);
}
