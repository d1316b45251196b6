import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { chatEvidenceKeys } from './chat-evidence.live.ts';

/** One screenful. */
const shown = 100;

/** Messages that ask for money: those that wait for staff, or those decided. */
export function useMoneyTickets(open: boolean) {
  return useQuery({
    queryKey: [...chatEvidenceKeys.tickets, { open }],
    queryFn: ({ signal }) => call('Whatchat/GetMoneyTickets', { open, limit: shown }, { signal }),
  });
}
