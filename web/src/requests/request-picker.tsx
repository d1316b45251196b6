import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Request } from '@trattativa/contract/requests/request';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../players/use-player-words.ts';
import { useOwnActiveRequests, useRequest } from './requests.queries.ts';
import { useRequestWords } from './use-request-words.ts';

interface RequestPickerProps {
  label: string;
  value: number | null;
  onChange: (requestId: number | null) => void;
}

const pauseMs = 200;

/** One of the active requests that the caller made (staff: of anybody), found by club, town or project. */
export function RequestPicker({ label, value, onChange }: RequestPickerProps) {
  const { t } = useTranslation('requests');
  const player = usePlayerWords();
  const words = useRequestWords();
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), pauseMs);
  const chosen = useRequest(value).data;
  const name = (request: Request) =>
    [
      player.role(request.role),
      player.level(request.level),
      request.team.name,
      words.season(request.season),
    ].join(' · ');
  // What is chosen is written in the field: that is no search.
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
      placeholder={t('form.typeName')}
      nothingFoundMessage={t('form.nothing')}
      allowDeselect={false}
    />
  );
}
