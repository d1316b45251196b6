import { InputBase } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Request } from '@trattativa/contract/market/requests/request';
import { type RequestStatus, requestStatus } from '@trattativa/domain/market/request-statuses';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { applyOwn } from '../../platform/cache/live-handler.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { requestsLive } from './requests.live.ts';

interface RequestStatusDialogProps {
  request: Request;
  act: 'close' | 'reopen';
  onClose: () => void;
}

/** Confirms closing or reopening a request, with a note for its history. Loaded on demand. */
export default function RequestStatusDialog({ request, act, onClose }: RequestStatusDialogProps) {
  const { t } = useTranslation('request-page');
  const [note, setNote] = useState('');
  const status = useUpdateRequestStatus(request);
  return (
    <ConfirmDialog
      opened
      title={t(act)}
      confirm={t(act)}
      busy={status.isPending}
      onClose={onClose}
      onConfirm={() =>
        status.mutate(
          { status: act === 'close' ? requestStatus.closed : requestStatus.active, note },
          { onSettled: onClose },
        )
      }
    >
      <p>{t(`${act}Text`)}</p>
      <InputBase
        component="textarea"
        multiline
        label={t('note')}
        description={t('noteHint')}
        rows={3}
        maxLength={maxReasonLength}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

/** Closes or reopens a request. The live rules update this screen like any other. */
function useUpdateRequestStatus(request: Request) {
  const client = useQueryClient();
  function applyChange() {
    const data = { requestId: request.id, role: request.role };
    applyOwn(client, requestsLive, 'request.changed', data);
  }
  return useMutation({
    mutationFn: ({ status, note }: { status: RequestStatus; note: string }) =>
      call('Request/UpdateRequestStatus', {
        requestId: request.id,
        version: request.version,
        status,
        ...(note.trim() !== '' && { note }),
      }),
    onSuccess: ({ message }) => {
      applyChange();
      showDone(message);
    },
    onError(error) {
      applyChange();
      showFailure(error);
    },
  });
}
