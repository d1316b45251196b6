import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { maxSearchLength } from '@trattativa/domain/platform/text-limits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../theme/tokens.ts';

const pauseMs = 250;

/** What a list is searched by, in the two or three words that fit beside the buttons of a phone: `shell:ui.searchBy`. */
export type SearchedBy =
  | 'name'
  | 'nameOrClub'
  | 'nameOrCity'
  | 'nameOrEmail'
  | 'nameOrNumber'
  | 'number'
  | 'nameOrAgency'
  | 'clubOrCity';

interface SearchFieldProps {
  value: string;
  onSearch: (text: string) => void;
  label: string;
  by: SearchedBy;
}

/** A search field that waits for a pause in typing. `value` comes from the address. */
export function SearchField({ value, onSearch, label, by }: SearchFieldProps) {
  const { t } = useTranslation('shell');
  const narrow = useMediaQuery(`(max-width: ${breakpoints.sm - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const [typed, setTyped] = useState(value);
  const search = useDebouncedCallback(onSearch, pauseMs);
  // The address changed from outside: Back, a link, "clear the filters".
  useEffect(() => setTyped(value), [value]);
  return (
    <TextInput
      type="search"
      value={typed}
      aria-label={label}
      placeholder={narrow ? t(`ui.searchBy.${by}`) : label}
      maxLength={maxSearchLength}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        search(currentTarget.value);
      }}
      rightSection={
        typed !== '' && (
          <CloseButton
            size="sm"
            aria-label={t('form.clear')}
            onClick={() => {
              setTyped('');
              onSearch('');
            }}
          />
        )
      }
    />
  );
}
