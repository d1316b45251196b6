import type { ErrorCode, FieldErrorCode } from '@trattativa/contract/errors';
import type { Language } from '@trattativa/texts/languages';
import type { ValuesOf } from '@trattativa/texts/text-keys';
import { translate } from '@trattativa/texts/translate';

type Params = Readonly<Record<string, string | number>>;

/**
 * The text of a refusal. The compiler does not compare placeholders with the parameters given where it was
 * thrown.
 *
 * @throws outside production, when a parameter is missing
 */
export function errorText(language: Language, code: ErrorCode, params: Params): string {
  return translate(language, `errors:${code}`, params as ValuesOf<`errors:${ErrorCode}`>);
}

/** The text of an error of one field, as `errorText` gives that of a refusal. */
export function fieldErrorText(language: Language, code: FieldErrorCode, params: Params = {}): string {
  return translate(language, `errors:field.${code}`, params as ValuesOf<`errors:field.${FieldErrorCode}`>);
}
