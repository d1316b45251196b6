import { CloseButton } from '@mantine/core';
import type { Place } from '@trattativa/contract/places/endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../ui/live-region.tsx';
import classes from './place-field.module.css';
import { PlaceInput } from './place-input.tsx';
import { PlaceMapButton } from './place-map-button.tsx';
import { noPlace, type PlaceValue, valueOfPlace } from './place-value.ts';

interface PlacesFieldProps {
  value: readonly PlaceValue[];
  onChange: (value: PlaceValue[]) => void;
  label: string;
  /** How many may be chosen. */
  max?: number;
  error?: string | undefined;
}

const same = (one: PlaceValue, other: PlaceValue) =>
  one.city === other.city && one.latitude === other.latitude && one.longitude === other.longitude;

/** Several places, each found by name or on the map; each that is chosen stands as a chip. */
export function PlacesField({ value, onChange, label, max = 10, error }: PlacesFieldProps) {
  const { t } = useTranslation(['places', 'countries']);
  const [typed, setTyped] = useState('');
  const isFull = value.length >= max;

  function add(place: Place) {
    const chosen = valueOfPlace(place);
    setTyped('');
    if (isFull || value.some((one) => same(one, chosen))) return;
    onChange([...value, chosen]);
    announce(t('places:chosen', { name: place.city }));
  }
  return (
    <div className={classes.field}>
      <PlaceInput
        label={label}
        text={typed}
        onText={setTyped}
        onChoose={add}
        onBlur={() => setTyped('')}
        country={null}
        free={false}
        disabled={isFull}
        description={isFull ? t('places:full', { max }) : t('places:hint')}
        error={error}
      />
      {value.length > 0 && (
        <ul className={classes.chips} aria-label={label}>
          {value.map((place) => (
            <li key={`${place.city} ${place.latitude} ${place.longitude}`} className={classes.chip}>
              {place.country ? `${place.city}, ${t(`countries:${place.country}`)}` : place.city}
              <CloseButton
                size="sm"
                aria-label={t('places:remove', { name: place.city })}
                onClick={() => onChange(value.filter((one) => one !== place))}
              />
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <div>
          <PlaceMapButton start={value.at(-1) ?? noPlace} onChoose={add} />
        </div>
      )}
    </div>
  );
}
