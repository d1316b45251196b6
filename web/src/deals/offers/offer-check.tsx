import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mostMonths } from '@trattativa/domain/deals/offer-limits';
import { mostPercent } from '@trattativa/domain/platform/number-limits';
import { useWatch } from 'react-hook-form';
import { FeeCapLine, KnownRules } from '../../people/rules-ui.ts';
import { call } from '../../platform/api/call.ts';
import type { TermsValues } from './offer-form-values.ts';

interface OfferCheckProps {
  /** The cap on the agent's fee, once there is a commission; or what the rules say, folded away. */
  part: 'cap' | 'rules';
  playerId: number;
  /** The club that staff act for; null: the reader's own. */
  teamId: number | null;
}

/** What an offer's form says before it is sent; both parts share one call. */
export default function OfferCheck({ part, playerId, teamId }: OfferCheckProps) {
  const [months, amount, percent] = useWatch<
    TermsValues,
    ['months', 'commissionAmount', 'commissionPercent']
  >({ name: ['months', 'commissionAmount', 'commissionPercent'] });
  const within = (value: number | null, most: number) => (value !== null && value <= most ? value : null);
  const input = {
    playerId,
    teamId,
    months: within(months, mostMonths),
    commissionAmount: amount,
    commissionPercent: within(percent, mostPercent),
  };
  const check = useQuery({
    queryKey: ['offers', 'check', input],
    queryFn: ({ signal }) => call('Offer/CheckOffer', input, { signal }),
    placeholderData: keepPreviousData,
  }).data;
  if (!check) return null;
  if (part === 'rules') return <KnownRules verdicts={check.verdicts} />;
  return amount === null && percent === null ? null : <FeeCapLine cap={check.feeCap} />;
}
