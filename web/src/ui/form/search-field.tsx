import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { longestSearch } from '@trattativa/domain/platform/text-limits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

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
  const [typed, setTyped] = useState(value);
  const search = useDebouncedCallback(onSearch, pauseMs);
  // The address changed from outside: Back, a link, "clear the filters".
  useEffect(() => setTyped(value), [value]);
  return (
    <TextInput
      type="search"
      value={typed}
      aria-label={label}
      placeholder={label}
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
