import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { call } from '../../platform/api/call.ts';
import { applyOwn } from '../../platform/cache/live-handler.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showDone } from '../../ui/toasts.tsx';
import { mandatesLive } from './mandates.live.ts';

/** Confirms, refuses or ends a mandate; the acting screen is redrawn by the rules of every other. */
export function useMoveMandate(mandate: Mandate) {
  const client = useQueryClient();
  function heard() {
    applyOwn(client, mandatesLive, 'mandate.moved', { mandateId: mandate.id });
  }
  return useMutation({
    mutationFn: ({ status, note }: { status: 1 | 2 | 4; note: string }) =>
      call('Mandate/UpdateMandateStatus', {
        mandateId: mandate.id,
        version: mandate.version,
        status,
        ...(note !== '' && { note }),
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
