import { Button } from '@mantine/core';
import type { Offer } from '@trattativa/contract/deals/offers/offer';
import type { CancelReason, RejectionReason } from '@trattativa/domain/deals/offers/offer-reasons';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { isUnconfirmed } from '@trattativa/domain/deals/proposal-consent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { negotiationPath } from '../../platform/paths.ts';
import { TurnBanner } from '../../ui/turn-banner.tsx';
import { personName } from './form/offer-person.tsx';
import { OfferActDialog } from './offer-act-dialog.tsx';
import { revisePath } from './offer-paths.ts';
import { isReadersTurn } from './offers.live.ts';
import type { OfferAnswer } from './use-offer-act.ts';

/** The key of the banner's text, `offers:now.<key>`. */
function situationOf(offer: Offer) {
  const { status, turn, reason } = offer;
  if (status === offerStatus.accepted) return 'accepted';
  if (status === offerStatus.rejected) return 'rejected';
  if (status === offerStatus.canceled) return (reason as CancelReason | null) ?? 'byClub';
  if (isReadersTurn(offer) && offer.side !== 'staff')
    return status === offerStatus.viewed && offer.revision === 1 ? 'answer' : 'answerTerms';
  return turn === 'club'
    ? 'waitsForClub'
    : status === offerStatus.pending
      ? 'notOpened'
      : 'waitsForRecipient';
}

interface OfferTurnBannerProps {
  offer: Offer;
  /** Opens the counter-offer on this screen; if absent, the button links to its own screen. */
  onRevise?: () => void;
}

/**
 * The side whose turn it is, and the possible acts; the most prominent element of the page if it is the reader's turn.
 */
export function OfferTurnBanner({ offer, onRevise }: OfferTurnBannerProps) {
  const { t } = useTranslation('offers');
  const { dateTime, plainDate } = useFormats();
  const [confirming, setConfirming] = useState<OfferAnswer | null>(null);
  const { can, turn } = offer;
  const yours = isReadersTurn(offer) && offer.side !== 'staff';
  const situation = situationOf(offer);
  // The terms are agreed; the binding contract is signed elsewhere.
  const signs =
    offer.status === offerStatus.accepted && offer.negotiationId !== null && offer.side !== 'reader';
  const values = { club: offer.team.name, person: personName(offer), number: offer.revision };
  const said = [
    t(`now.${situation}.text`, values),
    turn !== null && isUnconfirmed(offer.consent) ? t('now.notConfirmed') : '',
    signs ? t('now.accepted.signing') : '',
    offer.status === offerStatus.rejected && offer.reason !== null
      ? t('now.reason', { reason: t(`reason.${offer.reason as RejectionReason}`) })
      : '',
    turn === null ? '' : t('now.since', { when: dateTime(offer.waitingSince) }),
    turn !== null && offer.expiresOn !== null ? t('now.expires', { day: plainDate(offer.expiresOn) }) : '',
  ];
  const reviseWord = t(yours ? 'act.counter' : 'act.revise');
  const buttons = (['accept', 'reject', 'cancel'] as const).filter((answer) => can[answer]);
  return (
    <>
      <TurnBanner
        yours={yours}
        title={t(`now.${situation}.title`, values)}
        text={said.filter(Boolean).join(' ')}
      >
        {buttons.length > 0 || can.revise ? (
          [
            ...buttons.slice(0, 1).map(button),
            can.revise &&
              (onRevise ? (
                <Button key="revise" variant="default" onClick={onRevise}>
                  {reviseWord}
                </Button>
              ) : (
                <Button key="revise" component={Link} to={revisePath(offer.id)} variant="default">
                  {reviseWord}
                </Button>
              )),
            ...buttons.slice(1).map(button),
          ]
        ) : signs ? (
          <Button component={Link} to={negotiationPath(offer.negotiationId ?? 0)} variant="default">
            {t('page.negotiation')}
          </Button>
        ) : undefined}
      </TurnBanner>
      <OfferActDialog
        key={confirming}
        offer={offer}
        answer={confirming !== null && can[confirming] ? confirming : null}
        onClose={() => setConfirming(null)}
      />
    </>
  );

  function button(answer: OfferAnswer) {
    return (
      <Button
        key={answer}
        variant={answer === 'accept' && yours ? 'filled' : 'default'}
        onClick={() => setConfirming(answer)}
      >
        {t(`act.${answer}.button`)}
      </Button>
    );
  }
}
