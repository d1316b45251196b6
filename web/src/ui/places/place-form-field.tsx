import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlaceField } from './place-field.tsx';
import type { PlaceValue } from './place-value.ts';

interface PlaceFormFieldProps {
  /** The form fields of the place; `region` only where the form has one. */
  names?: { city: string; country: string; region?: string };
  label?: string;
  countryLabel?: string;
  required?: boolean;
}

const usual = { city: 'city', country: 'country' };

/** A place in a form: the fields `city` and `country` (and `region`) of the form around it. */
export function PlaceFormField({
  names = usual,
  label,
  countryLabel,
  required = false,
}: PlaceFormFieldProps) {
  const { t } = useTranslation('shell');
  const { control, setValue, watch } = useFormContext();
  const needed = { validate: (value: unknown) => !required || Boolean(value) || t('form.required') };
  const city = useController({ name: names.city, control, rules: needed });
  const country = useController({ name: names.country, control, rules: needed });
  const region = (names.region ? watch(names.region) : null) as string | null;

  function change(place: PlaceValue) {
    city.field.onChange(place.city);
    country.field.onChange(place.country);
    if (names.region && (place.region !== null || place.country !== 'IT')) {
      setValue(names.region, place.region, { shouldDirty: true });
    }
  }
  return (
    <PlaceField
      value={{
        city: (city.field.value ?? '') as string,
        country: (country.field.value ?? null) as string | null,
        region,
        latitude: null,
        longitude: null,
      }}
      onChange={change}
      onBlur={city.field.onBlur}
      names={names}
      {...(label !== undefined && { label })}
      {...(countryLabel !== undefined && { countryLabel })}
      required={required}
      cityError={city.fieldState.error?.message}
      countryError={country.fieldState.error?.message}
    />
  );
}
