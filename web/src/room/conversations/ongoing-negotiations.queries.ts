import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { ongoingKey } from './conversations.live.ts';

const dayMs = 24 * 60 * 60_000;
const day = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The negotiations of the last months with their conversations. */
export function useOngoingNegotiations(today: string) {
  return useQuery({
    queryKey: [...ongoingKey, { today }],
    queryFn: ({ signal }) =>
      call(
        'Whatchat/GetNegotiationsOngoing',
        { startDate: day(Date.parse(today) - 180 * dayMs), endDate: today },
        { signal },
      ),
  });
}
