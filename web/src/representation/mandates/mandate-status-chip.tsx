import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { noticeDays } from '@trattativa/domain/representation/mandate-days';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../ui/text/status-chip.tsx';
import { useMandateWords } from './use-mandate-words.ts';

const tones: Record<Mandate['status'], StatusTone> = {
  [mandateStatus.proposed]: 'sent',
  [mandateStatus.confirmed]: 'won',
  [mandateStatus.ended]: 'closed',
  [mandateStatus.expired]: 'closed',
  [mandateStatus.refused]: 'lost',
};

/** Where a mandate stands; loud when it waits for the reader. */
export function MandateStatusChip({
  mandate,
}: {
  mandate: Pick<Mandate, 'status' | 'inForce' | 'daysLeft' | 'can' | 'recorded'>;
}) {
  const { t } = useTranslation('mandates');
  const words = useMandateWords();
  if (mandate.can.confirm) return <StatusChip tone="waiting">{t('waitsForYou')}</StatusChip>;
  if (mandate.recorded && mandate.status === mandateStatus.proposed)
    return <StatusChip tone="sent">{t('recorded')}</StatusChip>;
  // Both sides were told by now: how long it still holds is what there is to know.
  if (mandate.inForce && mandate.daysLeft <= noticeDays[0])
    return <StatusChip tone="won">{words.daysLeft(mandate)}</StatusChip>;
  return (
    <StatusChip tone={tones[mandate.status]}>
      {t(mandate.inForce ? 'inForce' : `status.${mandate.status}`)}
    </StatusChip>
  );
}
