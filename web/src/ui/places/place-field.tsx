import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './place-field.module.css';
import { PlaceInput } from './place-input.tsx';
import { PlaceMapButton } from './place-map-button.tsx';
import { type PlaceValue, typedPlace, valueOfPlace } from './place-value.ts';
import { useCountryOptions } from './use-country-options.ts';

interface PlaceFieldProps {
  value: PlaceValue;
  onChange: (value: PlaceValue) => void;
  /** The label of the town, by default "Town". */
  label?: string;
  /** The label of the country, by default "Country". */
  countryLabel?: string;
  required?: boolean;
  disabled?: boolean;
  cityError?: string | undefined;
  countryError?: string | undefined;
  /** Names of the form fields, for focus and messages. */
  names?: { city: string; country: string };
  onBlur?: () => void;
}

/**
 * One place, found by name or on the map. The country follows from the chosen town; an unknown town is accepted
 * as free text.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { value, onChange, label, required = false, disabled = false, names, onBlur } = props;
  const { t } = useTranslation(['places', 'shell']);
  const countries = useCountryOptions();
  return (
    <div className={classes.field}>
      <div className={classes.pair}>
        <PlaceInput
          label={label ?? t('places:city')}
          text={value.city}
          country={null}
          required={required}
          disabled={disabled}
          error={props.cityError}
          {...(names && { name: names.city })}
          {...(onBlur && { onBlur })}
          onText={(city) => onChange(typedPlace(city, value.country))}
          onChoose={(place) => onChange(valueOfPlace(place))}
        />
        <Select
          label={props.countryLabel ?? t('places:country')}
          data={countries}
          value={value.country}
          required={required}
          disabled={disabled}
          error={props.countryError}
          searchable
          clearable={!required}
          clearButtonProps={{ 'aria-label': t('shell:form.clear') }}
          nothingFoundMessage={t('shell:form.nothingFound')}
          placeholder={t('shell:form.choose')}
          limit={300}
          checkIconPosition="right"
          {...(names && { name: names.country, 'data-field': names.country })}
          onChange={(country) => {
            // In another country the town's coordinates no longer apply.
            if (country !== value.country) onChange(typedPlace(value.city, country));
          }}
        />
      </div>
      <div>
        <PlaceMapButton start={value} onChoose={(place) => onChange(valueOfPlace(place))} />
      </div>
    </div>
  );
}
