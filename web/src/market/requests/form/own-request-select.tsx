import { NativeSelect } from '@mantine/core';
import { useAllOwnActiveRequests, useRequest } from '../requests.queries.ts';
import { useRequestName } from '../use-request-name.ts';

interface OwnRequestSelectProps {
  label: string;
  value: number | null;
  onChange: (requestId: number) => void;
}

/** Selects one of the club's own active requests. A closed one in the address is shown too. */
export function OwnRequestSelect({ label, value, onChange }: OwnRequestSelectProps) {
  const nameOf = useRequestName();
  const own = useAllOwnActiveRequests().data?.items ?? [];
  const chosen = useRequest(value).data;
  const requests = chosen && !own.some(({ id }) => id === chosen.id) ? [chosen, ...own] : own;
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      data={requests.map((request) => ({ value: String(request.id), label: nameOf(request) }))}
    />
  );
}
