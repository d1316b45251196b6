import type { Representation } from '@trattativa/contract/representation/subscriptions/representation';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';

/** How staff read why it ended, where the words for the player address the player. */
const endedForStaff = {
  termOver: 'forStaff.status.ended',
  withdrawn: 'forStaff.withdrawn',
  refunded: 'endReason.refunded',
  accountDeleted: 'endReason.accountDeleted',
} as const;

interface RepresentationStateProps {
  representation: Representation;
  /** Whether its player reads, who is addressed. */
  own: boolean;
}

/** Where a representation stands, in a sentence or two. */
export function RepresentationState({ representation, own }: RepresentationStateProps) {
  const { t } = useTranslation('representation');
  const { date } = useFormats();
  const { status, activatedAt, endsAt, endReason, renewedUntil } = representation;
  const day = (at: string | null) => (at === null ? '' : date(at));
  const days = { from: day(activatedAt), to: day(endsAt) };
  const ended = status === 'ended' ? endReason : null;
  const said = own
    ? t(ended ? `endReason.${ended}` : `statusText.${status === 'ended' ? 'none' : status}`, days)
    : t(ended ? endedForStaff[ended] : `forStaff.status.${status}`, days);
  return (
    <>
      <p>{said}</p>
      {renewedUntil !== null && <p>{t('renewed', { to: day(renewedUntil) })}</p>}
    </>
  );
}
