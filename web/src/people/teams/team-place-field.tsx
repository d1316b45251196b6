import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '../../ui/places/place-field.tsx';
import type { TeamFormValues } from './team-form-values.ts';

/** Where a club is: town and country, found by name or on the map, with the point that the map of clubs shows. */
export function TeamPlaceField() {
  const { t } = useTranslation(['teams', 'shell']);
  const { control, setValue } = useFormContext<TeamFormValues>();
  const [city, region, latitude, longitude] = useWatch({
    control,
    name: ['team.city', 'team.region', 'team.latitude', 'team.longitude'],
  });
  const country = useController({
    control,
    name: 'team.country',
    rules: { validate: (value) => Boolean(value) || t('shell:form.required') },
  });
  return (
    <PlaceField
      value={{ city, country: country.field.value, region, latitude, longitude }}
      label={t('teams:field.city')}
      countryLabel={t('teams:field.country')}
      countryError={country.fieldState.error?.message}
      names={{ city: 'team.city', country: 'team.country' }}
      onChange={(place) => {
        country.field.onChange(place.country);
        const how = { shouldDirty: true };
        setValue('team.city', place.city, how);
        setValue('team.latitude', place.latitude, how);
        setValue('team.longitude', place.longitude, how);
        // A town that is written by hand says no region: the one that was chosen stays.
        if (place.region !== null || place.country !== 'IT') setValue('team.region', place.region, how);
      }}
    />
  );
}
