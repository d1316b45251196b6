import { NativeSelect, Textarea } from '@mantine/core';
import type { Offer } from '@trattativa/contract/deals/offers/offer';
import { type RejectionReason, rejectionReasons } from '@trattativa/domain/deals/offers/offer-reasons';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { personName } from './form/offer-person.tsx';
import classes from './offer-screen.module.css';
import { type OfferAnswer, useOfferAct } from './use-offer-act.ts';

interface OfferActDialogProps {
  offer: Offer;
  /** Null if closed. */
  answer: OfferAnswer | null;
  onClose: () => void;
}

/** Confirms an answer: explains its consequences, and takes the reason of a rejection. */
export function OfferActDialog({ offer, answer, onClose }: OfferActDialogProps) {
  const { t } = useTranslation(['offers', 'shell']);
  const [reason, setReason] = useState<RejectionReason | ''>('');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<'reason' | 'note' | null>(null);
  const { act, busy } = useOfferAct(offer);
  if (answer === null) return null;
  const values = { club: offer.team.name, person: personName(offer), number: offer.revision };

  async function confirm(name: OfferAnswer) {
    if (name === 'reject' && reason === '') return setMissing('reason');
    if (name === 'reject' && reason === 'other' && note.trim() === '') return setMissing('note');
    if (await act(name, reason === '' ? null : reason, note)) onClose();
  }

  return (
    <ConfirmDialog
      opened
      title={t(`offers:act.${answer}.title`, values)}
      confirm={t(`offers:act.${answer}.button`)}
      danger={answer !== 'accept'}
      busy={busy}
      onConfirm={() => void confirm(answer)}
      onClose={onClose}
    >
      <p>{t(`offers:act.${answer}.text`, values)}</p>
      {answer === 'reject' && (
        <NativeSelect
          className={classes.question}
          label={t('offers:act.reason')}
          required
          value={reason}
          error={missing === 'reason' ? t('shell:form.required') : undefined}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value as RejectionReason | '');
            setMissing(null);
          }}
          data={[
            { value: '', label: t('shell:form.choose') },
            ...rejectionReasons.map((code) => ({ value: code, label: t(`offers:reason.${code}`) })),
          ]}
        />
      )}
      <Textarea
        className={classes.question}
        label={t(reason === 'other' && answer === 'reject' ? 'offers:act.noteRequired' : 'offers:act.note')}
        description={t('offers:act.noteSeen')}
        value={note}
        maxLength={maxReasonLength}
        rows={3}
        required={answer === 'reject' && reason === 'other'}
        error={missing === 'note' ? t('shell:form.required') : undefined}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value);
          setMissing(null);
        }}
      />
    </ConfirmDialog>
  );
}
