import { useState } from 'react';
import { ApiError } from '../platform/api/api-error.ts';
import { showProblem } from '../ui/toasts.tsx';

/** Runs one act at a time; a refusal is shown. Answers whether it was done. */
export function useAct() {
  const [busy, setBusy] = useState(false);
  async function act(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showProblem(error.text);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, act };
}
