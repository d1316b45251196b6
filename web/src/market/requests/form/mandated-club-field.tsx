import { NativeSelect } from '@mantine/core';
import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Choosable } from '../../../people/recipients-ui.ts';
import type { FilterSchema } from '../../../ui/filter/address-filters.ts';
import { useAddressFilters } from '../../../ui/filter/use-address-filters.ts';
import { useField } from '../../../ui/form/field.ts';

const schema = { club: 'number' } as const satisfies FilterSchema;

/**
 * The club for which a mandated agent publishes: one of the clubs with a mandate, initially the one in the
 * address. The request starts with the club's known data, as a club's own request does.
 */
export function MandatedClubField({ clubs }: { clubs: readonly TeamCard[] }) {
  const { t } = useTranslation(['mandates', 'requests']);
  const { setValue, getValues } = useFormContext();
  const { field, wrapper } = useField({ name: 'club', label: t('mandates:request.for'), required: true });
  const { filters } = useAddressFilters(schema);
  const chosen = ((field.value ?? []) as Choosable[])[0]?.id ?? null;

  function choose(id: number) {
    const club = clubs.find((one) => one.id === id);
    if (!club) return;
    field.onChange([{ id: club.id, name: club.name, detail: club.city }]);
    setValue('level', club.level);
    setValue('city', club.city);
    setValue('country', club.country);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial club is chosen once, when the form opens
  useEffect(() => {
    const first = clubs.find(({ id }) => id === filters.club) ?? clubs[0];
    if (first && ((getValues('club') ?? []) as unknown[]).length === 0) choose(first.id);
  }, []);

  return (
    <NativeSelect
      {...wrapper}
      ref={field.ref}
      name="club"
      value={chosen ?? ''}
      onBlur={field.onBlur}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      data={clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}
