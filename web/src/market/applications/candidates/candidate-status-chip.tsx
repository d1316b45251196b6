import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../../ui/text/status-chip.tsx';

const tones: Record<Candidate['status'], StatusTone> = {
  [candidateStatus.pending]: 'idle',
  [candidateStatus.signed]: 'won',
  [candidateStatus.rejected]: 'lost',
  [candidateStatus.active]: 'moving',
};

/** The status as word, colour and shape. A rejection caused only by differing criteria says so. */
export function CandidateStatusChip({ status, temporary }: Pick<Candidate, 'status' | 'temporary'>) {
  const { t } = useTranslation(['applications', 'catalogue']);
  return temporary ? (
    <StatusChip tone="closed">{t('applications:temporary')}</StatusChip>
  ) : (
    <StatusChip tone={tones[status]}>{t(`catalogue:candidateStatus.${status}`)}</StatusChip>
  );
}
