import type { Mandate } from '@trattativa/contract/mandates/mandate';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../ui/status-chip.tsx';

const tones: Record<Mandate['status'], StatusTone> = {
  0: 'sent',
  1: 'won',
  2: 'closed',
  3: 'closed',
  4: 'lost',
};

/** Where a mandate stands; loud when it waits for the reader. */
export function MandateStatusChip({ mandate }: { mandate: Pick<Mandate, 'status' | 'inForce' | 'can'> }) {
  const { t } = useTranslation('mandates');
  if (mandate.can.confirm) return <StatusChip tone="waiting">{t('waitsForYou')}</StatusChip>;
  return (
    <StatusChip tone={tones[mandate.status]}>
      {t(mandate.inForce ? 'inForce' : `status.${mandate.status}`)}
    </StatusChip>
  );
}
