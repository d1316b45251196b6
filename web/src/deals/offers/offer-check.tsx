import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mostMonths } from '@trattativa/domain/deals/offer-limits';
import { mostPercent } from '@trattativa/domain/platform/number-limits';
import { useWatch } from 'react-hook-form';
import { FeeCapLine, KnownRules } from '../../people/rules-ui.ts';
import { call } from '../../platform/api/call.ts';
import classes from './offer-form.module.css';
import type { TermsValues } from './offer-form-values.ts';

interface OfferCheckProps {
  playerId: number;
  /** The club that staff act for; null: the reader's own. */
  teamId: number | null;
}

/** Before an offer is sent: the cap on the agent's fee once there is a commission, and what the rules say, folded away. */
export default function OfferCheck({ playerId, teamId }: OfferCheckProps) {
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
  const isCharged = amount !== null || percent !== null;
  return (
    <div className={classes.check} role="status">
      {isCharged && <FeeCapLine cap={check.feeCap} />}
      <KnownRules verdicts={check.verdicts} />
    </div>
  );
}
