import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useMoveCandidate } from './use-move-candidate.ts';

/** Confirms signing a candidate, which is final and takes the player off the market. */
export default function SignDialog({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  const { t } = useTranslation('candidate');
  const { move, busy } = useMoveCandidate();
  return (
    <ConfirmDialog
      opened
      title={t('sign.title', { name: candidate.player.name })}
      confirm={t('sign.confirm')}
      busy={busy}
      onConfirm={() => void move(candidate, candidateStatus.signed).then((moved) => moved && onClose())}
      onClose={onClose}
    >
      {t('sign.text')}
    </ConfirmDialog>
  );
}
