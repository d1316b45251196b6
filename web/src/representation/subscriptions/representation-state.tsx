import type { Representation } from '@trattativa/contract/representation/subscriptions/representation';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';

/** Where a representation stands, in a sentence or two. */
export function RepresentationState({ representation }: { representation: Representation }) {
  const { t } = useTranslation('representation');
  const { date } = useFormats();
  const { status, activatedAt, endsAt, endReason, renewedUntil } = representation;
  const day = (at: string | null) => (at === null ? '' : date(at));
  return (
    <>
      <p>
        {status === 'ended' && endReason
          ? t(`endReason.${endReason}`, { to: day(endsAt) })
          : t(`statusText.${status === 'ended' ? 'none' : status}`, {
              from: day(activatedAt),
              to: day(endsAt),
            })}
      </p>
      {renewedUntil !== null && <p>{t('renewed', { to: day(renewedUntil) })}</p>}
    </>
  );
}
