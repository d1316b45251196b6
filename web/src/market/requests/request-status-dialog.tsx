import { InputBase } from '@mantine/core';
import type { Request } from '@trattativa/contract/market/requests/request';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useUpdateRequestStatus } from './use-update-request-status.ts';

const longestNote = 1000;

interface RequestStatusDialogProps {
  request: Request;
  act: 'close' | 'reopen';
  onClose: () => void;
}

/** Asks before a request is closed or opened again, and takes a note for its history. Loaded when it is needed. */
export default function RequestStatusDialog({ request, act, onClose }: RequestStatusDialogProps) {
  const { t } = useTranslation('requests');
  const [note, setNote] = useState('');
  const status = useUpdateRequestStatus(request);
  return (
    <ConfirmDialog
      opened
      title={t(`page.${act}`)}
      confirm={t(`page.${act}`)}
      busy={status.isPending}
      onClose={onClose}
      onConfirm={() => status.mutate({ status: act === 'close' ? 1 : 0, note }, { onSettled: onClose })}
    >
      <p>{t(`page.${act}Text`)}</p>
      <InputBase
        component="textarea"
        multiline
        label={t('page.note')}
        description={t('page.noteHint')}
        rows={3}
        maxLength={longestNote}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
