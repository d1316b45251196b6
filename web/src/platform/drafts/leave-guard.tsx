import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ask } from '../ask/ask.ts';
import { session } from '../session/session.ts';

/**
 * Asks before a page with unsaved changes is left. Only there while there is something to lose: the router complains in
 * the console when an address is typed while a page could block it.
 */
export function LeaveGuard({ hasUnsaved }: { hasUnsaved: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && currentLocation.pathname !== nextLocation.pathname && session.get().status === 'in',
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask('leaveUnsaved').then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  return null;
}
