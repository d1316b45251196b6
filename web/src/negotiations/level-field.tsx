import { Select } from '@mantine/core';
import { levels } from '@trattativa/contract/catalogue/levels';
import { useTranslation } from 'react-i18next';
import { useField } from '../ui/form/field.ts';

/** The player's level: asked for, but it is the screen that says so, together with the clubs (spec §5). */
export function LevelField({ name }: { name: string }) {
  const { t } = useTranslation(['negotiations', 'catalogue', 'shell']);
  const { field, wrapper } = useField({
    name,
    label: t('negotiations:field.level'),
    description: t('negotiations:start.levelHint'),
  });
  const value = (field.value ?? null) as number | null;
  return (
    <Select
      {...wrapper}
      {...field}
      required
      data={levels.map((id) => ({ value: String(id), label: t(`catalogue:level.${id}`) }))}
      value={value === null ? null : String(value)}
      onChange={(next) => field.onChange(next === null ? null : Number(next))}
      placeholder={t('shell:form.choose')}
      searchable
      nothingFoundMessage={t('shell:form.nothingFound')}
      checkIconPosition="right"
    />
  );
}
