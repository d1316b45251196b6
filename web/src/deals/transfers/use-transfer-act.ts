import { useQueryClient } from '@tanstack/react-query';
import type { Transfer } from '@trattativa/contract/deals/transfers/transfer';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { transferKeys } from './transfers.live.ts';

/** The answers given by a button; other terms have their own screen. */
export type TransferAnswer = 'sign' | 'end';

/**
 * Answers the version of the transfer on screen. If the other club changed it first, the screen shows the new state and
 * says so. `act` returns whether the dialog can close.
 */
export function useTransferAct(transfer: Transfer) {
  const client = useQueryClient();
  const { t } = useTranslation('transfers');
  const { busy, act: run } = useAct();

  function show(present: Transfer) {
    client.setQueryData([...transferKeys.one, present.id], present);
    void client.invalidateQueries({ queryKey: transferKeys.ofNegotiation });
  }

  const act = (answer: TransferAnswer, note: string) =>
    run(
      async () => {
        const seen = { transferId: transfer.id, version: transfer.version };
        const done =
          answer === 'sign'
            ? await call('Transfer/SignTransfer', { ...seen, termsHash: transfer.termsHash })
            : await call('Transfer/EndTransfer', { ...seen, note: note.trim() || null });
        show(done.transfer);
        showDone(done.message);
      },
      (present) => {
        show(present as Transfer);
        showProblem(t('act.tooLate'));
      },
    );

  return { act, busy };
}
