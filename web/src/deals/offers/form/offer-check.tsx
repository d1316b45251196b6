import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { maxMonths } from '@trattativa/domain/deals/offers/offer-limits';
import type { Level } from '@trattativa/domain/people/levels';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { useWatch } from 'react-hook-form';
import { playerPath } from '../../../people/players.ts';
import { FeeCapLine, KnownRules } from '../../../people/rules-ui.ts';
import { call } from '../../../platform/api/call.ts';
import type { TermsValues } from './offer-form-values.ts';

interface OfferCheckProps {
  /** The cap on the agent's fee, once there is a commission; or what the rules say, folded away. */
  part: 'cap' | 'rules';
  /** An offer to a person, by the club that staff act for, null for the reader's own; or new terms of an offer. */
  of:
    | { playerId: number; teamId: number | null }
    | { coachingStaffId: number; negotiationId: number | null; teamId: number | null }
    | { offerId: number };
}

/** What the form of an offer, or of new terms for it, says before it is sent; both parts share one call. */
export default function OfferCheck({ part, of }: OfferCheckProps) {
  const [months, level, amount, percent] = useWatch<
    TermsValues,
    ['months', 'level', 'commissionAmount', 'commissionPercent']
  >({ name: ['months', 'level', 'commissionAmount', 'commissionPercent'] });
  const within = (value: number | null, max: number) => (value !== null && value <= max ? value : null);
  const terms = {
    months: within(months, maxMonths),
    level: level as Level | null,
    commissionAmount: amount,
    commissionPercent: within(percent, maxPercent),
  };
  const check = useQuery({
    queryKey: ['offers', 'check', of, terms],
    queryFn: ({ signal }) =>
      'offerId' in of
        ? call('Offer/CheckRevision', { ...of, ...terms }, { signal })
        : call('Offer/CheckOffer', { ...of, ...terms }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  }).data;
  if (!check) return null;
  if (part === 'rules')
    return (
      <KnownRules
        verdicts={check.verdicts}
        unknown={check.unknown}
        {...('playerId' in of && { links: { player: playerPath(of.playerId) } })}
      />
    );
  return amount === null && percent === null ? null : <FeeCapLine cap={check.feeCap} />;
}
