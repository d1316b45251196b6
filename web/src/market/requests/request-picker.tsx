import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnActiveRequests, useRequest } from './requests.queries.ts';
import { useRequestName } from './use-request-name.ts';

interface RequestPickerProps {
  label: string;
  value: number | null;
  onChange: (requestId: number | null) => void;
}

const pauseMs = 200;

/** For staff: selects any active request, found by club, town or project. Loaded on demand. */
export default function RequestPicker({ label, value, onChange }: RequestPickerProps) {
  const { t } = useTranslation(['requests', 'request-form']);
  const name = useRequestName();
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), pauseMs);
  const chosen = useRequest(value).data;
  // The field contains the chosen name: that is not a search.
  const searching = chosen && asked === name(chosen) ? '' : asked;
  const found = useOwnActiveRequests(searching).data?.items ?? [];
  const options = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <Select
      label={label}
      data={options.map((request) => ({ value: String(request.id), label: name(request) }))}
      value={value === null ? null : String(value)}
      onChange={(next) => next !== null && onChange(Number(next))}
      searchable
      onSearchChange={setTyped}
      filter={({ options: all }) => all}
      placeholder={t('request-form:form.typeName')}
      nothingFoundMessage={t('request-form:form.nothing')}
      allowDeselect={false}
    />
  );
}
