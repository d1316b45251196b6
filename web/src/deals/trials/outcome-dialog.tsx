import { Textarea } from '@mantine/core';
import type { TrialOfNegotiation } from '@trattativa/contract/deals/trials/trial';
import type { TrialOutcome } from '@trattativa/domain/deals/trials/trial-record';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { useTrialForm } from './use-trial-form.ts';

interface OutcomeDialogProps {
  negotiationId: number;
  trial: NonNullable<TrialOfNegotiation['trial']>;
  outcome: TrialOutcome;
  onClose: () => void;
}

/** Confirms how a trial ended: explains what the player's side reads. */
export default function OutcomeDialog({ negotiationId, trial, outcome, onClose }: OutcomeDialogProps) {
  const { t } = useTranslation('trials');
  const [note, setNote] = useState('');
  const { send, busy } = useTrialForm(negotiationId);
  const decide = () =>
    send(() =>
      call('Trial/DecideTrial', {
        negotiationId,
        version: trial.version,
        outcome,
        note: note.trim() || null,
      }),
    ).then((closes) => closes && onClose());
  return (
    <ConfirmDialog
      opened
      title={t('decide')}
      confirm={t(`outcome.${outcome}`)}
      danger={outcome === 'notKept'}
      busy={busy}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      <p>{t(`confirm.${outcome}`)}</p>
      <Textarea
        label={t('note')}
        value={note}
        maxLength={maxReasonLength}
        rows={3}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
