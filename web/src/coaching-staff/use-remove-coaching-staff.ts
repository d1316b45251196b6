import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { showDone, showProblem, showUndo } from '../ui/toasts.tsx';
import { coachingStaffLive } from './coaching-staff.live.ts';

/** The service takes a removal back for 30 seconds; the offer ends well before. */
const undoSeconds = 12;

/** Removes a record at once and offers to take that back; the service's refusal is shown as it is. */
export function useRemoveCoachingStaff(): (staff: { coachingStaffId: number }) => void {
  const { t } = useTranslation('shell');
  const client = useQueryClient();

  /** The acting screen is redrawn by the same rules as every other that hears of it. */
  function heard(type: 'coachingStaff.removed' | 'coachingStaff.restored', coachingStaffId: number) {
    for (const handler of coachingStaffLive) {
      handler.apply(client, { id: type, type, data: { coachingStaffId } });
    }
  }
  const problem = (error: Error) => {
    if (!(error instanceof ApiError)) throw error;
    showProblem(error.text);
  };

  const restore = useMutation({
    mutationFn: (coachingStaffId: number) => call('CoachingStaff/RestoreCoachingStaff', { coachingStaffId }),
    onSuccess: ({ message }, coachingStaffId) => {
      heard('coachingStaff.restored', coachingStaffId);
      showDone(message);
    },
    onError: problem,
  });
  const remove = useMutation({
    mutationFn: ({ coachingStaffId }: { coachingStaffId: number }) =>
      call('CoachingStaff/DeleteCoachingStaff', { coachingStaffId }),
    onSuccess: ({ message }, { coachingStaffId }) => {
      heard('coachingStaff.removed', coachingStaffId);
      showUndo({
        message,
        undo: t('ui.undo'),
        onUndo: () => restore.mutate(coachingStaffId),
        onFinal: () => undefined,
        seconds: undoSeconds,
      });
    },
    onError: problem,
  });
  return remove.mutate;
}
