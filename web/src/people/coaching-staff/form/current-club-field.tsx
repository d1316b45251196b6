import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '../../../ui/form/field.ts';
import { ClubLine } from '../../teams/club-line.tsx';
import { useClubSearch } from '../../teams/teams.queries.ts';
import type { CoachingFormValues } from './coaching-form-values.ts';

const pauseMs = 200;

/** The current club: one of the platform's, found while typing, or free text. */
export function CurrentClubField({ maxLength }: { maxLength: number }) {
  const { t } = useTranslation(['coaching-staff', 'shell']);
  const { field, wrapper } = useField({
    name: 'staffProfile.currentClub',
    label: t('coaching-staff:field.currentClub'),
  });
  const { setValue, control } = useFormContext<CoachingFormValues>();
  const teamId = useWatch({ control, name: 'staffProfile.currentTeamId' });
  const [typing, setTyping] = useState(false);
  const value = (field.value ?? '') as string;
  const [asked] = useDebouncedValue(typing ? value.trim() : '', pauseMs);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const clubs = useClubSearch(asked).data?.items ?? [];
  const link = (id: number | null) => setValue('staffProfile.currentTeamId', id, { shouldDirty: true });

  function choose(id: string) {
    const club = clubs.find((option) => String(option.id) === id);
    if (!club) return;
    field.onChange(club.name);
    link(club.id);
    setTyping(false);
    combobox.closeDropdown();
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <TextInput
          {...wrapper}
          {...field}
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          description={t(teamId === null ? 'coaching-staff:form.clubFree' : 'coaching-staff:form.clubLinked')}
          onChange={({ currentTarget }) => {
            field.onChange(currentTarget.value);
            if (teamId !== null) link(null);
            setTyping(true);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onBlur={() => {
            combobox.closeDropdown();
            setTyping(false);
            field.onBlur();
          }}
          rightSection={
            value !== '' && (
              <CloseButton
                size="sm"
                aria-label={t('shell:form.clear')}
                onClick={() => {
                  field.onChange('');
                  link(null);
                }}
              />
            )
          }
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={asked === '' || clubs.length === 0}>
        <Combobox.Options
          mah={300}
          style={{ overflowY: 'auto' }}
          aria-label={t('coaching-staff:field.currentClub')}
        >
          {clubs.map((club) => (
            <Combobox.Option key={club.id} value={String(club.id)}>
              <ClubLine team={club} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
