import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { accountKeys } from './account.live.ts';

type Change = Api['Account/SaveMyPreferences']['input'];

/** Saves one change of the preferences at once, and shows success or the error. */
export function useSavePreferences(): (change: Change) => Promise<void> {
  const client = useQueryClient();
  return async (change) => {
    try {
      const { message } = await call('Account/SaveMyPreferences', change);
      await client.invalidateQueries({ queryKey: accountKeys.all });
      showDone(message);
    } catch (failed) {
      showFailure(failed);
    }
  };
}
