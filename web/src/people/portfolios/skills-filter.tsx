import { MultiSelect } from '@mantine/core';
import { skillGroups, skillsByGroup } from '@trattativa/domain/people/skills';
import { useTranslation } from 'react-i18next';

interface SkillsFilterProps {
  value: readonly number[];
  onChange: (skills: number[]) => void;
  className: string | undefined;
}

/** Which of the forty skills a player must have, all of them. */
export function SkillsFilter({ value, onChange, className }: SkillsFilterProps) {
  const { t } = useTranslation(['portfolio', 'catalogue', 'shell']);
  return (
    <MultiSelect
      size="sm"
      className={className}
      label={t('portfolio:filter.skills')}
      placeholder={value.length === 0 ? t('shell:form.choose') : undefined}
      data={skillGroups.map((group) => ({
        group: t(`catalogue:skillGroup.${group}`),
        items: skillsByGroup[group].map((skill) => ({
          value: String(skill),
          label: t(`catalogue:skill.${skill}`),
        })),
      }))}
      value={value.map(String)}
      onChange={(next) => onChange(next.map(Number))}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('shell:form.clear') }}
      hidePickedOptions
      nothingFoundMessage={t('shell:form.nothingFound')}
    />
  );
}
