import { notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import '../ui/theme/styles-app.ts';
import { saveChosenLanguage } from '../identity/account.ts';
import { queryClient } from '../platform/cache/query-client.ts';
import { useSession, useUser } from '../platform/login/use-session.ts';
import { paths } from '../platform/paths.ts';
import { LiveConnection } from '../platform/socket/live-connection.tsx';
import { ChatWatch } from '../room/chat-ui.ts';
import { channelFollowers, loadLiveHandlers } from './modules.ts';
import { router } from './router.tsx';
import AppLayout from './shell/app-layout.tsx';

/** Everything behind the login: the live connection and the layout with the screens. */
export default function PrivateArea() {
  const { id } = useUser();
  const { user, restoring } = useSession();
  const { pathname } = useLocation();

  useEffect(clearToastsOnNewScreen, []);
  useEffect(saveChosenLanguage, []);

  // Spec §2: in the negotiation room the page itself does not scroll.
  const inRoom = pathname.startsWith(paths.negotiationRoom);
  useEffect(() => {
    document.documentElement.style.overflow = inRoom ? 'hidden' : '';
    return () => {
      document.documentElement.style.overflow = '';
    };
  }, [inRoom]);

  // Renders nothing until the router redirects the guest: a mounted screen would refetch everything and be refused.
  if (user === null && !restoring) return null;
  return (
    // Another tab may log in another user: no state of the previous user stays on screen.
    <QueryClientProvider key={id} client={queryClient}>
      <LiveConnection loadHandlers={loadLiveHandlers} followers={channelFollowers} />
      <Suspense>
        <ChatWatch />
      </Suspense>
      <AppLayout />
    </QueryClientProvider>
  );
}

/**
 * Spec §2: on every route change all toasts are cleared. A changed filter in the address is no route change. Runs when
 * the navigation starts, so that a toast shown after `await navigate(…)` stays.
 */
function clearToastsOnNewScreen(): () => void {
  let { pathname } = router.state.location;
  return router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    notifications.clean();
  });
}
