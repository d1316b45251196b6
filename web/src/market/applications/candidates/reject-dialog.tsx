import { NativeSelect, Textarea } from '@mantine/core';
import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import {
  type ClubRejectionReason,
  clubRejectionReasons,
} from '@trattativa/domain/market/candidate-rejection-reasons';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import classes from './candidates-board.module.css';
import { useMoveCandidate } from './use-move-candidate.ts';

/** Asks for the reason of a rejection, which the player reads. "Other" requires a text. */
export function RejectDialog({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  const { t } = useTranslation(['applications', 'errors', 'candidate']);
  const { move, busy } = useMoveCandidate();
  const [reason, setReason] = useState<ClubRejectionReason>('roleFilled');
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);

  async function confirm() {
    const reasonText = words.trim();
    if (reason === 'other' && reasonText === '') {
      setMissing(true);
      return;
    }
    if (await move(candidate, candidateStatus.rejected, { reason, reasonText })) onClose();
  }

  return (
    <ConfirmDialog
      opened
      title={t('candidate:reject.title', { name: candidate.player.name })}
      confirm={t('candidate:reject.confirm')}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className={classes.reasons}>
        <NativeSelect
          label={t('candidate:reject.reason')}
          value={reason}
          data={clubRejectionReasons.map((value) => ({ value, label: t(`applications:reason.${value}`) }))}
          onChange={({ currentTarget }) => setReason(currentTarget.value as ClubRejectionReason)}
        />
        <Textarea
          label={t('candidate:reject.text')}
          description={t('candidate:reject.hint')}
          value={words}
          maxLength={maxReasonLength}
          rows={3}
          required={reason === 'other'}
          error={missing ? t('errors:field.required') : undefined}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            setMissing(false);
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
