import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { showDone } from './toasts.tsx';

/**
 * Shows the message of the screen before. A change of route clears all toasts (spec §2), so the message travels
 * with the navigation, `navigate(path, { state: { done } })`, and is shown once.
 */
export function useArrivalToast(): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const done: unknown = (state as { done?: unknown } | null)?.done;
  useEffect(() => {
    if (typeof done !== 'string') return;
    showDone(done);
    void navigate(pathname + search, { replace: true, state: null });
  }, [done, pathname, search, navigate]);
}
