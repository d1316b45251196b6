import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { applyOwn } from '../../platform/cache/live-handler.ts';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone, showUndo } from '../../ui/feedback/toasts.tsx';
import { coachingStaffLive } from './coaching-staff.live.ts';

/** Removes a record at once and offers to undo it. A refusal of the service is shown unchanged. */
export function useRemoveCoachingStaff(): (staff: { coachingStaffId: number }) => void {
  const client = useQueryClient();

  const restore = useMutation({
    mutationFn: (coachingStaffId: number) => call('CoachingStaff/RestoreCoachingStaff', { coachingStaffId }),
    onSuccess: ({ message }, coachingStaffId) => {
      applyOwn(client, coachingStaffLive, 'coachingStaff.restored', { coachingStaffId });
      showDone(message);
    },
    onError: showFailure,
  });
  const remove = useMutation({
    mutationFn: ({ coachingStaffId }: { coachingStaffId: number }) =>
      call('CoachingStaff/DeleteCoachingStaff', { coachingStaffId }),
    onSuccess: ({ message }, { coachingStaffId }) => {
      applyOwn(client, coachingStaffLive, 'coachingStaff.removed', { coachingStaffId });
      showUndo({
        message,
        onUndo: () => restore.mutate(coachingStaffId),
      });
    },
    onError: showFailure,
  });
  return remove.mutate;
}
