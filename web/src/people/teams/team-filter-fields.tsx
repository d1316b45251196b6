import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { levels } from '@trattativa/domain/people/levels';
import { regions } from '@trattativa/domain/platform/regions';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import { parsePlaces } from './map/near-places.ts';
import type { TeamFilters } from './team-filters.ts';
import { useTeamWords } from './use-team-words.ts';

interface TeamFilterFieldsProps {
  filters: TeamFilters;
  setFilters: (change: Partial<TeamFilters>, how?: 'typing') => void;
}

/** The filters of the list and the map of clubs. */
export function TeamFilterFields({ filters, setFilters }: TeamFilterFieldsProps) {
  const { t } = useTranslation('teams');
  const words = useTeamWords();
  const countries = useCountryOptions();
  const { kind } = useUser();
  const any = t('filter.any');
  const profiles = kind === 'premium' ? [1, 5] : [1, 5, 6];
  return (
    <>
      <FilterSelect
        label={t('field.country')}
        value={filters.country || null}
        any={any}
        options={countries}
        onChange={(country) => setFilters({ country: country ?? '', region: '' })}
      />
      {(filters.country === 'IT' || filters.region !== '') && (
        <FilterSelect
          label={t('field.region')}
          value={filters.region || null}
          any={any}
          options={regions.map((key) => ({ value: key, label: words.region(key) }))}
          onChange={(region) => setFilters({ region: region ?? '' })}
        />
      )}
      <FilterSelect
        label={t('field.level')}
        value={filters.level === null ? null : String(filters.level)}
        any={any}
        options={levels.map((level) => ({ value: String(level), label: words.levelOption(level) }))}
        onChange={(level) => setFilters({ level: level === null ? null : Number(level) })}
      />
      <FilterSelect
        label={t('field.profile')}
        value={filters.profile === null ? null : String(filters.profile)}
        any={any}
        options={profiles.map((profile) => ({ value: String(profile), label: t(`profile.${profile}`) }))}
        onChange={(profile) => setFilters({ profile: profile === null ? null : Number(profile) })}
      />
      <FilterSelect
        label={t('filter.reachable')}
        value={filters.reachable || null}
        any={any}
        options={[
          { value: 'yes', label: t('filter.reachableYes') },
          { value: 'no', label: t('filter.reachableNo') },
        ]}
        onChange={(reachable) => setFilters({ reachable: reachable ?? '' })}
      />
      <TeamNearFilter filters={filters} setFilters={setFilters} />
    </>
  );
}

/** The search for towns is loaded when the filter is opened. */
const NearField = lazy(() => loadChunk(() => import('./map/team-near-field.tsx')));

interface TeamNearFilterProps {
  filters: TeamFilters;
  setFilters: (change: Partial<TeamFilters>) => void;
}

/** Clubs near some places: a button, replaced by the field when pressed or when the address names a place. */
function TeamNearFilter({ filters, setFilters }: TeamNearFilterProps) {
  const { t } = useTranslation('teams');
  const places = parsePlaces(filters.near);
  const [pressed, setPressed] = useState(false);
  // The field stays once shown: removing it with the last place would lose the focus.
  const [opened, setOpened] = useState(false);
  if (places.length > 0 && !opened) setOpened(true);
  const open = (loading: boolean) => (
    <Button
      variant="default"
      size="sm"
      loading={loading}
      leftSection={<IconMapPin size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => {
        setPressed(true);
        setOpened(true);
      }}
    >
      {t('filter.addNear')}
    </Button>
  );
  if (!opened) return open(false);
  return (
    <Suspense fallback={open(true)}>
      <NearField places={places} within={filters.within} setFilters={setFilters} takesFocus={pressed} />
    </Suspense>
  );
}
