import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Request } from '@trattativa/contract/market/requests/request';
import { call } from '../../platform/api/call.ts';
import { applyOwn } from '../../platform/cache/live-handler.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showDone } from '../../ui/toasts.tsx';
import { requestsLive } from './requests.live.ts';

/** Closes a request or opens it again; the acting screen is redrawn by the rules of every other. */
export function useUpdateRequestStatus(request: Request) {
  const client = useQueryClient();
  function heard() {
    const data = { requestId: request.id, role: request.role };
    applyOwn(client, requestsLive, 'request.changed', data);
  }
  return useMutation({
    mutationFn: ({ status, note }: { status: 0 | 1; note: string }) =>
      call('Request/UpdateRequestStatus', {
        requestId: request.id,
        version: request.version,
        status,
        ...(note.trim() !== '' && { note }),
      }),
    onSuccess: ({ message }) => {
      heard();
      showDone(message);
    },
    onError(error) {
      heard();
      showFailure(error);
    },
  });
}
