import { useQueryClient } from '@tanstack/react-query';
import type { TrialOfNegotiation } from '@trattativa/contract/deals/trials/trial';
import { useTranslation } from 'react-i18next';
import { showDone, showProblem } from '../../ui/toasts.tsx';
import { useAct } from '../../ui/use-act.ts';
import { trialKeys } from './trials.live.ts';

/**
 * Sends what was written about a trial and shows the new state; if somebody else was first, shows theirs and says so.
 * `send` returns whether the dialog can close.
 */
export function useTrialForm(negotiationId: number) {
  const client = useQueryClient();
  const { t } = useTranslation('trials');
  const { busy, act } = useAct();
  const show = ({ trial, warnings, can }: TrialOfNegotiation) =>
    client.setQueryData([...trialKeys.one, negotiationId], { trial, warnings, can });
  const send = (write: () => Promise<TrialOfNegotiation & { message: string }>) =>
    act(
      async () => {
        const done = await write();
        show(done);
        showDone(done.message);
      },
      (present) => {
        show(present as TrialOfNegotiation);
        showProblem(t('tooLate'));
      },
    );
  return { send, busy };
}
