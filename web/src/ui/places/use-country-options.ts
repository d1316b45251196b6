import { countries } from '@trattativa/domain/platform/countries';
import { type Language, locales } from '@trattativa/texts/languages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '../form/field.ts';

/** All countries in the reader's language, in alphabetical order. */
export function useCountryOptions(): Option[] {
  const { t, i18n } = useTranslation('countries');
  return useMemo(() => {
    const { compare } = new Intl.Collator(locales[i18n.language as Language]);
    return countries
      .map((code) => ({ value: code, label: t(code) }))
      .sort((one, other) => compare(one.label, other.label));
  }, [t, i18n.language]);
}
