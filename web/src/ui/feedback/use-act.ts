import { useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { showFailure } from './show-failure.ts';

/**
 * Runs one action of the user. `busy` while it runs; a refusal is shown. `act` returns whether it succeeded. If
 * somebody else changed the thing in the meantime, `onOvertaken` gets its present state, and the action counts as
 * done.
 */
export function useAct() {
  const [busy, setBusy] = useState(false);
  async function act(
    work: () => Promise<unknown>,
    onOvertaken?: (present: unknown) => void,
  ): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const present = error instanceof ApiError && error.code === 'CHANGED_MEANWHILE' && error.current;
      if (!onOvertaken || !present) {
        showFailure(error);
        return false;
      }
      onOvertaken(present);
      return true;
    } finally {
      setBusy(false);
    }
  }
  return { busy, act };
}
