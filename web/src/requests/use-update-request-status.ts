import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Request } from '@trattativa/contract/requests/request';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { showDone, showProblem } from '../ui/toasts.tsx';
import { requestsLive } from './requests.live.ts';

/** Closes a request or opens it again; the acting screen is redrawn by the rules of every other. */
export function useUpdateRequestStatus(request: Request) {
  const client = useQueryClient();
  function heard() {
    const data = { requestId: request.id, role: request.role };
    for (const handler of requestsLive) {
      if (handler.types.includes('request.changed'))
        handler.apply(client, { id: 'own', type: 'request.changed', data });
    }
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
      if (!(error instanceof ApiError)) throw error;
      heard();
      showProblem(error.text);
    },
  });
}
