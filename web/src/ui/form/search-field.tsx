import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { longestSearch } from '@trattativa/domain/platform/text-limits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../tokens.ts';

const pauseMs = 250;

/** A search field that waits for a pause in typing. `value` comes from the address. */
export function SearchField({
  value,
  onSearch,
  label,
}: {
  value: string;
  onSearch: (text: string) => void;
  label: string;
}) {
  const { t } = useTranslation('shell');
  // Beside its buttons on a phone the field has room for one word.
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
      placeholder={narrow ? t('ui.search') : label}
      maxLength={longestSearch}
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
