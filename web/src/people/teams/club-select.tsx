import { Combobox, InputBase, Loader, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import { maxSearchLength } from '@trattativa/domain/platform/text-limits';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClubLine } from './club-line.tsx';
import { useClubSearch } from './teams.queries.ts';

interface ClubSelectProps {
  onChoose: (club: TeamCard) => void;
  label: string;
  /** The name of the chosen club, shown while nothing is typed. */
  shown?: string;
  /** Ids that cannot be chosen again. */
  taken?: readonly number[];
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  size?: 'sm' | 'md';
  className?: string;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  /** Clears the field, where it holds one club. */
  end?: ReactNode;
}

const pauseMs = 200;

/** Finds a club by a part of its name or town. The caller holds the value. */
export function ClubSelect(props: ClubSelectProps) {
  const { onChoose, shown = '', taken = [], name, inputRef, onBlur, end, ...input } = props;
  const { t } = useTranslation('negotiations');
  const [typed, setTyped] = useState<string | null>(null);
  const [asked] = useDebouncedValue((typed ?? '').trim(), pauseMs);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = useClubSearch(asked);
  const clubs = asked === '' ? [] : (found.data?.items ?? []);

  function choose(id: string) {
    const club = clubs.find((option) => String(option.id) === id);
    if (!club) return;
    onChoose(club);
    setTyped(null);
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <InputBase
          {...input}
          ref={inputRef}
          name={name}
          data-field={name}
          value={typed ?? shown}
          placeholder={t('club.search')}
          autoComplete="off"
          maxLength={maxSearchLength}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onBlur={() => {
            combobox.closeDropdown();
            setTyped(null);
            onBlur?.();
          }}
          rightSection={found.isFetching ? <Loader size={16} /> : end}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={asked === ''}>
        <Combobox.Options mah={300} style={{ overflowY: 'auto' }} aria-label={input.label}>
          {clubs.map((club) => (
            <Combobox.Option key={club.id} value={String(club.id)} disabled={taken.includes(club.id)}>
              <ClubLine team={club} end={taken.includes(club.id) ? t('club.chosen') : undefined} />
            </Combobox.Option>
          ))}
          {clubs.length === 0 && !found.isFetching && (
            <Combobox.Empty>{found.error ? t('club.failed') : t('club.nothing')}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
