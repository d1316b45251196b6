import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../ui/status-chip.tsx';

const tones: Record<Candidate['status'], StatusTone> = { 0: 'idle', 1: 'won', 2: 'lost', 3: 'moving' };

/** The status as word, colour and shape. A rejection caused only by differing criteria says so. */
export function CandidateStatusChip({ status, temporary }: Pick<Candidate, 'status' | 'temporary'>) {
  const { t } = useTranslation(['applications', 'catalogue']);
  return temporary ? (
    <StatusChip tone="closed">{t('applications:temporary')}</StatusChip>
  ) : (
    <StatusChip tone={tones[status]}>{t(`catalogue:candidateStatus.${status}`)}</StatusChip>
  );
}
