import type { Offer, OfferStep } from '@trattativa/contract/deals/offers/offer';
import type { CancelReason, RejectionReason } from '@trattativa/domain/deals/offers/offer-reasons';
import { type OfferStatus, offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { useTranslation } from 'react-i18next';
import { Timeline, type TimelineStep } from '../../ui/text/timeline.tsx';

const lost: readonly OfferStatus[] = [offerStatus.rejected, offerStatus.canceled];

/** A step of an offer as a sentence. */
export function useStepSentence() {
  const { t } = useTranslation('offers');
  return ({ act, reason, revision }: OfferStep): string => {
    if (act === 'canceled' && reason !== 'byClub')
      return t(`step.${reason as Exclude<CancelReason, 'byClub'>}`);
    return t(`step.${act}`, { number: revision });
  };
}

/** The history of an offer: who, when, and what they wrote. */
export function OfferTimeline({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers');
  const sentenceOf = useStepSentence();
  const last = offer.timeline.length - 1;

  const steps = offer.timeline.map((step, index): TimelineStep => {
    const code =
      step.act === 'rejected' && step.reason !== null ? t(`reason.${step.reason as RejectionReason}`) : null;
    const said = [code, step.note].filter(Boolean).join(': ');
    return {
      key: step.version,
      at: step.at,
      title: sentenceOf(step),
      who: step.by === 'system' ? undefined : (step.actorName ?? t('step.staff')),
      note: said || undefined,
      tone: lost.includes(step.to) ? 'lost' : index === last && offer.turn !== null ? 'now' : 'done',
    };
  });
  return <Timeline label={t('page.timeline')} steps={steps} />;
}
