import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import '../ui/styles-app.ts';
import { LiveConnection } from '../platform/socket/live-connection.tsx';
import { liveHandlers } from './live-handlers.ts';
import { paths } from './paths.ts';
import AppLayout from './shell/app-layout.tsx';

/** Everything behind the login: the live connection and the layout with the screens. */
export default function PrivateArea() {
  const { pathname } = useLocation();

  // Spec §2: on every route change all toasts are cleared. A filter in the address is no route change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useEffect(() => () => notifications.clean(), [pathname]);

  // Spec §2: in the negotiation room the page itself does not scroll.
  const inRoom = pathname.startsWith(paths.negotiationRoom);
  useEffect(() => {
    document.documentElement.style.overflow = inRoom ? 'hidden' : '';
    return () => {
      document.documentElement.style.overflow = '';
    };
  }, [inRoom]);

  return (
    <>
      <LiveConnection handlers={liveHandlers} />
      <AppLayout />
    </>
  );
}
