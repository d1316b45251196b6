import { Combobox, InputBase, Loader, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import { maxNameLength } from '@trattativa/domain/platform/text-limits';
import { useTranslation } from 'react-i18next';
import { useField } from '../../ui/form/field.ts';
import { ClubLine } from '../teams/club-line.tsx';
import { useClubSearch } from '../teams/teams.queries.ts';

interface ClubNameFieldProps {
  name: string;
  label: string;
  /** The platform's club with this name, if any. */
  isOnPlatform: boolean;
  onChoose: (club: TeamCard) => void;
  /** Called on typing: the name becomes free text. */
  onType: (text: string) => void;
}

const pauseMs = 200;

/** A club's name: one of the platform's, found while typing, or free text. */
export function ClubNameField({ name, label, isOnPlatform, onChoose, onType }: ClubNameFieldProps) {
  const { t } = useTranslation('player-career');
  const { field, wrapper } = useField({ name, label, required: true });
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const value = field.value as string;
  const [asked] = useDebouncedValue(isOnPlatform ? '' : value.trim(), pauseMs);
  const found = useClubSearch(asked);
  const clubs = asked === '' ? [] : (found.data?.items ?? []);

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const club = clubs.find((option) => String(option.id) === id);
        if (club) onChoose(club);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <InputBase
          {...wrapper}
          {...field}
          value={value}
          description={isOnPlatform ? t('form.onPlatform') : undefined}
          autoComplete="off"
          maxLength={maxNameLength}
          onChange={({ currentTarget }) => {
            onType(currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onBlur={() => {
            combobox.closeDropdown();
            field.onBlur();
          }}
          rightSection={found.isFetching ? <Loader size={16} /> : null}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={clubs.length === 0}>
        <Combobox.Options mah={260} style={{ overflowY: 'auto' }} aria-label={label}>
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
