import { useQueryClient } from '@tanstack/react-query';
import type { TrialOfNegotiation } from '@trattativa/contract/deals/trials/trial';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { trialKeys } from './trials.live.ts';

/**
 * Sends what was written about a trial and shows the new state; if somebody else was first, shows theirs and says so.
 * `write` throws what is refused, for a form; `send` shows it and returns whether the dialog can close.
 */
export function useTrialForm(negotiationId: number) {
  const client = useQueryClient();
  const { t } = useTranslation('trials');
  const { busy, act } = useAct();
  const show = ({ trial, parentsContact, warnings, can }: TrialOfNegotiation) =>
    client.setQueryData([...trialKeys.one, negotiationId], { trial, parentsContact, warnings, can });
  async function write(sent: () => Promise<TrialOfNegotiation & { message: string }>) {
    try {
      const done = await sent();
      show(done);
      showDone(done.message);
    } catch (error) {
      const present = error instanceof ApiError && error.code === 'CHANGED_MEANWHILE' && error.current;
      if (!present) throw error;
      show(present as TrialOfNegotiation);
      showProblem(t('tooLate'));
    }
  }
  const send = (sent: Parameters<typeof write>[0]) => act(() => write(sent));
  return { write, send, busy };
}
