import { useState } from 'react';
import { ApiError } from '../platform/api/api-error.ts';
import { showFailure } from './show-failure.ts';

/**
 * One act of the user: `busy` while it runs; a refusal is shown. `act` answers whether it was done. `onOvertaken` is given
 * what somebody else has made of the thing meanwhile; then the act is done with too, since what it was about is gone.
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
