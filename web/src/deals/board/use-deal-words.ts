import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../people/players.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';

interface DealWords {
  /** Role, age, price: who is proposed. */
  who: string;
  /** What the deal has come to: an enquiry, the terms of the offer, a signature; empty before. */
  state: string;
}

/** A deal in two short lines. */
export function useDealWords(): (item: NegotiationItem) => DealWords {
  const { t } = useTranslation(['negotiations', 'catalogue']);
  const words = usePlayerWords();
  const { money } = useFormats();
  function state({ offer, status, signedByTeamAt, begunBy, awaitsAnswer }: NegotiationItem): string {
    if (status === negotiationStatus.signed) return t('negotiations:board.signed');
    if (signedByTeamAt !== null) return t('negotiations:board.clubSigned');
    if (!offer && begunBy === 'club') {
      return t(awaitsAnswer ? 'negotiations:board.enquiry' : 'negotiations:board.enquiryAnswered');
    }
    if (!offer) return '';
    const amount = money(offer.monthlySalary);
    return offer.status === offerStatus.accepted
      ? t('negotiations:board.agreed', { amount })
      : t('negotiations:board.offer', { number: offer.revision, amount, count: offer.months });
  }
  return (item) => {
    const { player, staffMember, offer, price } = item;
    const playerRole = player?.principalRole == null ? null : words.roleShort(player.principalRole);
    const staffRole = staffMember?.role == null ? null : t(`catalogue:coachingStaffRole.${staffMember.role}`);
    const age = (player ?? staffMember)?.age ?? null;
    const who = [
      player ? playerRole : staffRole,
      age === null ? null : words.years(age),
      !offer && price ? money(price) : null,
    ];
    return { who: who.filter(Boolean).join(' · '), state: state(item) };
  };
}
