import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { placesOfWords } from './near-places.ts';
import type { TeamFilters } from './team-filters.ts';

/** Searching for towns is fetched when somebody wants to look around one. */
const NearField = lazy(() => loadChunk(() => import('./team-near-field.tsx')));

interface TeamNearFilterProps {
  filters: TeamFilters;
  setFilters: (change: Partial<TeamFilters>) => void;
}

/** Clubs near some places: a button until it is asked for or the address names a place, then the field. */
export function TeamNearFilter({ filters, setFilters }: TeamNearFilterProps) {
  const { t } = useTranslation('teams');
  const places = placesOfWords(filters.near);
  const [pressed, setPressed] = useState(false);
  // Once it is there it stays: with the last place it would take the focus along.
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
