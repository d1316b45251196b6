import { MultiSelect, TextInput } from '@mantine/core';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { moveKinds } from '@trattativa/domain/people/players/contract-facts';
import { figureLimits } from '@trattativa/domain/people/players/season-figures';
import { skillGroups, skillsByGroup } from '@trattativa/domain/people/players/skills';
import { heightCm } from '@trattativa/domain/people/record-limits';
import { regions } from '@trattativa/domain/platform/regions';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';
import { digitsOf, maxTypedEuros, readDigits } from '../../ui/form/number/digits.ts';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import { completeness, countPortfolioFilters, type PortfolioFilters } from '../players/portfolio-filters.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import { ContractUntilFilter } from './contract-until-filter.tsx';
import { FilterGroup, FilterPair } from './filter-group.tsx';
import type { PortfolioFilterFieldsProps } from './portfolio-filter-fields.tsx';

interface MoreFilterFieldsProps extends PortfolioFilterFieldsProps {
  /** The service ignores filters by money for this reader, because they would reveal amounts. */
  withoutMoney?: boolean;
}

/** The less common filters of the drawer in groups; they are in the address like the others. */
export function MoreFilterFields({ filters, setFilters, withoutMoney = false }: MoreFilterFieldsProps) {
  const { t } = useTranslation(['portfolio', 'players', 'ui']);
  const words = usePlayerWords();
  const any = t('players:filter.any');
  const countryOptions = useCountryOptions();
  const yesNo = [
    { value: '1', label: t('ui:yes') },
    { value: '0', label: t('ui:no') },
  ];
  const number = (
    name: 'minutes' | 'heightFrom' | 'heightTo' | 'salaryFrom' | 'salaryTo' | 'valueFrom' | 'valueTo',
    max: number,
  ) => (
    <TextInput
      size="sm"
      label={t(`portfolio:filter.${name}`)}
      value={filters[name] ?? ''}
      inputMode="numeric"
      maxLength={digitsOf(max)}
      onChange={({ currentTarget }) => setFilters({ [name]: readDigits(currentTarget.value, max) }, 'typing')}
    />
  );
  const among = (...names: (keyof PortfolioFilters)[]) => countPortfolioFilters(filters, names);
  return (
    <>
      <FilterGroup
        title={t('portfolio:filterGroup.contract')}
        count={among('ends', 'open', 'minutes')}
        isFirst
      >
        <ContractUntilFilter value={filters.ends} onChange={(ends) => setFilters({ ends })} />
        <FilterSelect
          label={t('players:field.openTo')}
          value={filters.open || null}
          any={any}
          options={moveKinds.map((kind) => ({ value: kind, label: words.move(kind) }))}
          onChange={(open) => setFilters({ open: open ?? '' })}
        />
        {number('minutes', figureLimits.minutes.max)}
      </FilterGroup>
      <FilterGroup
        title={t('portfolio:filterGroup.player')}
        count={among('secondary', 'heightFrom', 'heightTo', 'skills', 'profile')}
      >
        <FilterSelect
          label={t('portfolio:filter.secondaryRole')}
          value={filters.secondary === null ? null : String(filters.secondary)}
          any={any}
          options={playerRoles.map((role) => ({ value: String(role), label: words.role(role) }))}
          onChange={(role) => setFilters({ secondary: role === null ? null : Number(role) })}
        />
        <FilterPair>
          {number('heightFrom', heightCm.max)}
          {number('heightTo', heightCm.max)}
        </FilterPair>
        <SkillsFilter value={filters.skills} onChange={(skills) => setFilters({ skills })} />
        <FilterSelect
          label={t('portfolio:filter.completeness')}
          value={filters.profile || null}
          any={any}
          options={completeness.map((kind) => ({ value: kind, label: t(`portfolio:completeness.${kind}`) }))}
          onChange={(profile) => setFilters({ profile: profile ?? '' })}
        />
      </FilterGroup>
      <FilterGroup
        title={t('portfolio:filterGroup.origin')}
        count={among('nationality', 'eu', 'place', 'region')}
      >
        <FilterSelect
          label={t('players:field.nationality')}
          value={filters.nationality || null}
          any={any}
          options={countryOptions}
          onChange={(nationality) => setFilters({ nationality: nationality ?? '' })}
        />
        <FilterSelect
          label={t('players:field.euPassport')}
          value={filters.eu || null}
          any={any}
          options={yesNo}
          onChange={(eu) => setFilters({ eu: eu ?? '' })}
        />
        <FilterSelect
          label={t('portfolio:filter.nonEuPlace')}
          value={filters.place || null}
          any={any}
          options={yesNo}
          onChange={(place) => setFilters({ place: place ?? '' })}
        />
        <FilterSelect
          label={t('portfolio:filter.region')}
          value={filters.region || null}
          any={any}
          options={regions.map((region) => ({ value: region, label: words.region(region) }))}
          onChange={(region) => setFilters({ region: region ?? '' })}
        />
      </FilterGroup>
      {!withoutMoney && (
        <FilterGroup
          title={t('portfolio:filterGroup.money')}
          count={among('salaryFrom', 'salaryTo', 'valueFrom', 'valueTo')}
        >
          <FilterPair>
            {number('salaryFrom', maxTypedEuros)}
            {number('salaryTo', maxTypedEuros)}
          </FilterPair>
          <FilterPair>
            {number('valueFrom', maxTypedEuros)}
            {number('valueTo', maxTypedEuros)}
          </FilterPair>
        </FilterGroup>
      )}
    </>
  );
}

interface SkillsFilterProps {
  value: readonly number[];
  onChange: (skills: number[]) => void;
}

/** The skills that a player must have, all of them. */
function SkillsFilter({ value, onChange }: SkillsFilterProps) {
  const { t } = useTranslation(['portfolio', 'catalogue', 'shell']);
  return (
    <MultiSelect
      size="sm"
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
