import { useState } from 'react';
import { showFailure } from './show-failure.ts';

/** One act of the user: `busy` while it runs; a refusal is shown. `act` answers whether it was done. */
export function useAct() {
  const [busy, setBusy] = useState(false);
  async function act(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, act };
}
