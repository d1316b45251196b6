import { TextInput } from '@mantine/core';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { regions } from '@trattativa/domain/platform/regions';
import { useTranslation } from 'react-i18next';
import { readDigits } from '../../ui/form/digits.ts';
import { FilterSelect } from '../../ui/form/filter-select.tsx';
import { completeness } from '../players/portfolio-filters.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import classes from './more-filter-fields.module.css';
import type { PortfolioFilterFieldsProps } from './portfolio-filter-fields.tsx';
import { SkillsFilter } from './skills-filter.tsx';

/** The filters that are wanted less often; they stand in the address like the others. */
export function MoreFilterFields({ filters, setFilters }: PortfolioFilterFieldsProps) {
  const { t } = useTranslation(['portfolio', 'players', 'ui']);
  const words = usePlayerWords();
  const any = t('players:filter.any');
  const number = (
    name: 'heightFrom' | 'heightTo' | 'salaryFrom' | 'salaryTo' | 'valueFrom' | 'valueTo',
    digits: number,
  ) => (
    <TextInput
      size="sm"
      className={classes.number}
      label={t(`portfolio:filter.${name}`)}
      value={filters[name] ?? ''}
      inputMode="numeric"
      maxLength={digits}
      onChange={({ currentTarget }) =>
        setFilters({ [name]: readDigits(currentTarget.value, digits) }, 'typing')
      }
    />
  );
  return (
    <>
      <FilterSelect
        className={classes.choice}
        label={t('portfolio:filter.secondaryRole')}
        value={filters.secondary === null ? null : String(filters.secondary)}
        any={any}
        options={playerRoles.map((role) => ({ value: String(role), label: words.role(role) }))}
        onChange={(role) => setFilters({ secondary: role === null ? null : Number(role) })}
      />
      <FilterSelect
        className={classes.choice}
        label={t('portfolio:filter.region')}
        value={filters.region || null}
        any={any}
        options={regions.map((region) => ({ value: region, label: words.region(region) }))}
        onChange={(region) => setFilters({ region: region ?? '' })}
      />
      {number('heightFrom', 3)}
      {number('heightTo', 3)}
      <FilterSelect
        className={classes.choice}
        label={t('players:field.euPassport')}
        value={filters.eu || null}
        any={any}
        options={[
          { value: '1', label: t('ui:yes') },
          { value: '0', label: t('ui:no') },
        ]}
        onChange={(eu) => setFilters({ eu: eu ?? '' })}
      />
      {number('salaryFrom', 7)}
      {number('salaryTo', 7)}
      {number('valueFrom', 9)}
      {number('valueTo', 9)}
      <FilterSelect
        className={classes.choice}
        label={t('portfolio:filter.completeness')}
        value={filters.profile || null}
        any={any}
        options={completeness.map((kind) => ({ value: kind, label: t(`portfolio:completeness.${kind}`) }))}
        onChange={(profile) => setFilters({ profile: profile ?? '' })}
      />
      <SkillsFilter
        className={classes.skills}
        value={filters.skills}
        onChange={(skills) => setFilters({ skills })}
      />
    </>
  );
}
