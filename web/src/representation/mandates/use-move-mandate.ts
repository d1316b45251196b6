import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import {
  type AnsweredMandateStatus,
  mandateStatus,
} from '@trattativa/domain/representation/mandate-statuses';
import { call } from '../../platform/api/call.ts';
import { applyOwn } from '../../platform/cache/live-handler.ts';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { mandatesLive } from './mandates.live.ts';

const outcomes = {
  [mandateStatus.confirmed]: 'mandate.confirmed',
  [mandateStatus.ended]: 'mandate.ended',
  [mandateStatus.refused]: 'mandate.refused',
} as const;

/** Confirms, refuses or ends a mandate; the acting screen is redrawn by the rules of every other. */
export function useMoveMandate(mandate: Mandate) {
  const client = useQueryClient();
  function heard({ status }: { status: AnsweredMandateStatus }) {
    applyOwn(client, mandatesLive, outcomes[status], { mandateId: mandate.id });
  }
  return useMutation({
    mutationFn: ({ status, note }: { status: AnsweredMandateStatus; note: string }) =>
      call('Mandate/UpdateMandateStatus', {
        mandateId: mandate.id,
        version: mandate.version,
        status,
        ...(note !== '' && { note }),
      }),
    onSuccess: ({ message }, asked) => {
      heard(asked);
      showDone(message);
    },
    onError(error, asked) {
      heard(asked);
      showFailure(error);
    },
  });
}
