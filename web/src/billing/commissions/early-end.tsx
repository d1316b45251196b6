import type { Commission } from '@trattativa/contract/billing/commissions/commission';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';

/** Why less is due than the deal says: the last day of the contract, and what that leaves. Nothing where all of it was earned. */
export function EarlyEnd({ of: end }: { of: Commission['earlyEnd'] }) {
  const { t } = useTranslation('commissions');
  const { money, plainDate } = useFormats();
  if (end === null || end.lapsed + end.overpaid === 0) return null;
  const { endedOn, earned, overpaid } = end;
  return (
    <>
      <p>
        {earned === 0
          ? t('page.neverBegan')
          : t('page.earlyEnd', { date: plainDate(endedOn), amount: money(earned) })}
      </p>
      {overpaid > 0 && <p>{t('page.overpaid', { amount: money(overpaid) })}</p>}
    </>
  );
}
