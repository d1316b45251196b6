import { useMediaQuery } from '@mantine/hooks';
import { notificationsStore, useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { isWaitingClub } from '../../identity/accounts.ts';
import { builtPaths, openPaths, pathsWhileWaiting } from '../../platform/built-paths.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import type { LockReason } from '../../platform/menu-entry.ts';
import { paths } from '../../platform/paths.ts';
import { useMandatedClubs } from '../../representation/mandates.ts';
import { pendingMessages, usePendingMessages } from '../../room/chat.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import classes from './app-layout.module.css';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Footer } from './footer.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { entriesWhileWaiting, menuEntries, quickEntries } from './menu-entries.ts';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useArrival } from './use-arrival.ts';

const unlockedByMandate: ReadonlySet<LockReason> = new Set(['opensWithMandate']);

/** The private area: top bar, side menu, the screen, footer; on phones the five most used entries below. */
export default function AppLayout() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { kind } = user;
  const { pathname } = useLocation();
  const mode = useMenuMode();
  const phone = useIsPhone();
  const pending = usePendingMessages();
  const [collapsed, setCollapsed] = useState(() => sessionStorage.getItem('menu') === 'collapsed');
  const [opened, setOpened] = useState(false);
  const main = useRef<HTMLElement>(null);
  useArrival(main);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen or another width closes the drawer
  useEffect(() => setOpened(false), [pathname, mode]);

  const inRoom = pathname.startsWith(paths.negotiationRoom);
  useEffect(() => {
    if (inRoom) pendingMessages.reset();
  }, [inRoom]);

  const opening = openPaths(kind);
  const mandated = (useMandatedClubs().data?.length ?? 0) > 0;
  const open = menuEntries(kind, opening, builtPaths(), mandated ? unlockedByMandate : undefined);
  const waits = isWaitingClub(user);
  const entries = waits ? entriesWhileWaiting(open, pathsWhileWaiting()) : open;
  const quick = quickEntries(kind, opening).filter(
    ({ key }) => !waits || entries.some((entry) => entry.key === key && entry.locked === undefined),
  );
  const inConversation = inRoom && pathname.split('/').length > 2;
  const withBottom = phone && quick.length > 1 && !inConversation;

  function onMenu() {
    if (mode !== 'static') return setOpened(!opened);
    sessionStorage.setItem('menu', collapsed ? 'open' : 'collapsed');
    setCollapsed(!collapsed);
  }

  const staticWord = collapsed ? t('bar.expandMenu') : t('bar.collapseMenu');
  return (
    <div className={classes.layout} data-bottom={withBottom || undefined}>
      <SkipLink to="content" />
      <TopBar
        entries={entries}
        menuWord={mode === 'static' ? staticWord : t('bar.openMenu')}
        menuOpen={mode === 'static' ? !collapsed : opened}
        onMenu={onMenu}
      />
      <div className={classes.below}>
        {mode === 'static' ? (
          <div className={classes.side} data-collapsed={collapsed || undefined}>
            <SideMenu entries={entries} collapsed={collapsed} />
          </div>
        ) : (
          <MenuDrawer opened={opened} mode={mode} onClose={() => setOpened(false)}>
            <SideMenu entries={entries} />
          </MenuDrawer>
        )}
        <div className={classes.page}>
          <main
            id="content"
            ref={main}
            tabIndex={-1}
            className={classes.main}
            data-room={inRoom || undefined}
          >
            {/* The frame stays while a screen waits for its texts. */}
            <Suspense>
              <Outlet />
            </Suspense>
          </main>
          {!inRoom && <Footer />}
        </div>
      </div>
      {withBottom && <BottomNavigation entries={quick} pending={pending} />}
      <section aria-label={t('ui.notices')}>
        <Toasts atTheTop={phone || inRoom} inRoom={inRoom} />
      </section>
      <LiveRegion />
      <ScrollRestoration />
    </div>
  );
}

const ToastList = lazy(() => loadChunk(() => import('./toast-list.tsx')));

/** The toast component loads with the first toast. */
function Toasts({ atTheTop, inRoom }: { atTheTop: boolean; inRoom: boolean }) {
  const some = useNotifications(notificationsStore).notifications.length > 0;
  const [wanted, setWanted] = useState(false);
  if (some && !wanted) setWanted(true);
  return <Suspense>{wanted && <ToastList atTheTop={atTheTop} inRoom={inRoom} />}</Suspense>;
}

/** static: always visible · overlay: opens over the page · mobile: a drawer (spec §2, §9: desktop is over 1024 px). */
type MenuMode = 'static' | 'overlay' | 'mobile';

/** The mode of the side menu at this width of the window. */
function useMenuMode(): MenuMode {
  const now = { getInitialValueInEffect: false };
  const desktop = useMediaQuery('(min-width: 1025px)', undefined, now);
  const tablet = useMediaQuery('(min-width: 992px)', undefined, now);
  if (desktop) return 'static';
  return tablet ? 'overlay' : 'mobile';
}
