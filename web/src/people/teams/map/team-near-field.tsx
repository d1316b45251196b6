import { NativeSelect } from '@mantine/core';
import { distancesKm, maxNearPlaces, usualDistanceKm } from '@trattativa/domain/people/near';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { PlacesField } from '../../../ui/places/places-field.tsx';
import type { TeamFilters } from '../team-filters.ts';
import { distanceOf, formatPlaces, type NearPlace } from './near-places.ts';

interface TeamNearFieldProps {
  places: readonly NearPlace[];
  within: number | null;
  setFilters: (change: Partial<TeamFilters>) => void;
  /** Focuses the field when the reader opened it. */
  takesFocus: boolean;
}

/** The places near which clubs are searched, and the distance. */
export default function TeamNearField({ places, within, setFilters, takesFocus }: TeamNearFieldProps) {
  const { t } = useTranslation('teams');
  const { number } = useFormats();
  return (
    <div data-wide>
      <PlacesField
        label={t('filter.near')}
        value={places}
        onChange={(next) => setFilters({ near: formatPlaces(next) })}
        max={maxNearPlaces}
        takesFocus={takesFocus}
      >
        <NativeSelect
          size="sm"
          label={t('filter.within')}
          value={String(distanceOf(within))}
          data={distancesKm.map((km) => ({
            value: String(km),
            label: t('filter.km', { number: number(km) }),
          }))}
          onChange={({ currentTarget }) => {
            const km = Number(currentTarget.value);
            setFilters({ within: km === usualDistanceKm ? null : km });
          }}
        />
      </PlacesField>
    </div>
  );
}
