import type { ErrorCode, FieldErrorCode } from '@trattativa/contract/errors';
import { formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import type { ValuesOf } from '@trattativa/texts/text-keys';
import { translate } from '@trattativa/texts/translate';

type Params = Readonly<Record<string, string | number>>;

/**
 * The text of a refusal; days among the parameters (`YYYY-MM-DD`) are written as the reader does. The compiler does not compare
 * placeholders with the parameters given where it was thrown.
 *
 * @throws outside production, when a parameter is missing
 */
export function errorText(language: Language, code: ErrorCode, params: Params): string {
  return translate(language, `errors:${code}`, written(language, params) as ValuesOf<`errors:${ErrorCode}`>);
}

/** The text of an error of one field, as `errorText` gives that of a refusal. */
export function fieldErrorText(language: Language, code: FieldErrorCode, params: Params = {}): string {
  const values = written(language, params) as ValuesOf<`errors:field.${FieldErrorCode}`>;
  return translate(language, `errors:field.${code}`, values);
}

const day = /^\d{4}-\d\d-\d\d$/;

function written(language: Language, params: Params): Params {
  const values = Object.entries(params).map(([name, value]) => {
    const isDay = typeof value === 'string' && day.test(value);
    return [name, isDay ? formatPlainDate(language, value) : value] as const;
  });
  return Object.fromEntries(values);
}
