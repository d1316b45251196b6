import { associations } from '@trattativa/domain/people/associations';
import { type Language, locales } from '@trattativa/texts/languages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '../../../ui/form/field.ts';

/** All national associations in the reader's language, in alphabetical order. */
export function useAssociationOptions(): Option[] {
  const { t, i18n } = useTranslation('countries');
  return useMemo(() => {
    const { compare } = new Intl.Collator(locales[i18n.language as Language]);
    return associations
      .map((code) => ({ value: code, label: t(code) }))
      .sort((one, other) => compare(one.label, other.label));
  }, [t, i18n.language]);
}
