import { associations } from '@trattativa/domain/people/associations';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '../../ui/form/field.ts';

/** All football associations by name. */
export function useAssociationOptions(): readonly Option[] {
  const { t, i18n } = useTranslation('countries');
  return useMemo(() => {
    const collator = new Intl.Collator(i18n.language);
    return associations
      .map((code) => ({ value: code, label: t(code) }))
      .sort((one, other) => collator.compare(one.label, other.label));
  }, [t, i18n.language]);
}
