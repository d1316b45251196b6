import { CloseButton } from '@mantine/core';
import type { Place } from '@trattativa/contract/platform/places/endpoints';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../feedback/live-region.tsx';
import classes from './place-field.module.css';
import { PlaceInput } from './place-input.tsx';
import { PlaceMapButton } from './place-map-button.tsx';
import { noPlace, type PlaceValue, valueOfPlace } from './place-value.ts';

interface PlacesFieldProps {
  value: readonly PlaceValue[];
  onChange: (value: PlaceValue[]) => void;
  label: string;
  /** The largest number of places. */
  max: number;
  /** Focuses the search on mount. */
  takesFocus?: boolean;
  /** Content beside the search that belongs to the places. */
  children?: ReactNode;
}

/** Stored coordinates may have fewer digits than those of the list of towns. */
const close = (one: number | null, other: number | null) =>
  one !== null && other !== null && Math.abs(one - other) < 0.001;

const same = (one: PlaceValue, other: PlaceValue) =>
  one.city === other.city && close(one.latitude, other.latitude) && close(one.longitude, other.longitude);

/** Several places, each found by name or on the map and shown as a chip. */
export function PlacesField({ value, onChange, label, max, takesFocus, children }: PlacesFieldProps) {
  const { t } = useTranslation(['places', 'countries']);
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLFieldSetElement>(null);
  const first = useRef(takesFocus);
  const isFull = value.length >= max;

  useEffect(() => {
    if (first.current) search.current?.focus();
    first.current = false;
  }, []);

  function add(place: Place) {
    const chosen = valueOfPlace(place);
    setTyped('');
    if (isFull || value.some((one) => same(one, chosen))) return;
    onChange([...value, chosen]);
    announce(t('places:chosen', { name: place.city }));
  }
  function remove(place: PlaceValue) {
    // The focused button disappears: focus its group, which opens no keyboard on a phone.
    whole.current?.focus();
    onChange(value.filter((one) => one !== place));
  }
  return (
    <fieldset ref={whole} className={classes.several} tabIndex={-1} aria-label={label}>
      <div className={classes.line}>
        <PlaceInput
          label={label}
          text={typed}
          onText={setTyped}
          onChoose={add}
          onBlur={() => setTyped('')}
          country={null}
          free={false}
          disabled={isFull}
          description={isFull && t('places:full', { max })}
          inputRef={search}
        />
        {!isFull && <PlaceMapButton start={value.at(-1) ?? noPlace} onChoose={add} />}
        {children}
      </div>
      {value.length > 0 && (
        <ul className={classes.chips}>
          {value.map((place) => (
            <li key={`${place.city} ${place.latitude} ${place.longitude}`} className={classes.chip}>
              {place.country ? `${place.city}, ${t(`countries:${place.country}`)}` : place.city}
              <CloseButton
                size="sm"
                aria-label={t('places:remove', { name: place.city })}
                onClick={() => remove(place)}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
