import { useQueryClient } from '@tanstack/react-query';
import type { Commission } from '@trattativa/contract/billing/commissions/commission';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { commissionsKeys } from './commissions-keys.ts';

type Done = { message: string; commission: Commission };

/** Puts a commission as the service has it on screen, and lets the lists and sums be asked for again. */
function useShowCommission() {
  const client = useQueryClient();
  return (commission: Commission) => {
    client.setQueryData([...commissionsKeys.one, commission.commissionId], commission);
    for (const queryKey of [commissionsKeys.list, commissionsKeys.cash, commissionsKeys.deal])
      void client.invalidateQueries({ queryKey });
  };
}

/** Runs a change at the version on screen; when somebody was first, shows what they made of it. */
export function useCommissionAct() {
  const { t } = useTranslation('commissions');
  const show = useShowCommission();
  const { busy, act } = useAct();

  const run = (work: () => Promise<Done>) =>
    act(
      async () => {
        const { message, commission } = await work();
        show(commission);
        showDone(message);
      },
      (present) => {
        show(present as Commission);
        showProblem(t('act.tooLate'));
      },
    );

  return { run, busy };
}

/** Runs a change for a form, which shows refusals itself. */
export function useCommissionForm(onClose: () => void) {
  const { t } = useTranslation('commissions');
  const show = useShowCommission();
  return async (work: () => Promise<Done>) => {
    try {
      const { message, commission } = await work();
      show(commission);
      showDone(message);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE' || !error.current) throw error;
      show(error.current as Commission);
      showProblem(t('act.tooLate'));
      onClose();
    }
  };
}
