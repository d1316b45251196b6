import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { closingKeys } from './closing.live.ts';
import { WindowLine } from './window-line.tsx';

/** The countdown on an offer's page; nothing where no window is known. */
export default function OfferWindow({ offerId }: { offerId: number }) {
  const { data } = useQuery({
    queryKey: [...closingKeys.ofOffer, offerId],
    queryFn: ({ signal }) => call('Closing/GetWindowOfOffer', { offerId }, { signal }),
  });
  return data?.window ? <WindowLine window={data.window} /> : null;
}
