import { useTranslation } from 'react-i18next';
import { createHashRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { setScreens } from '../platform/built-paths.ts';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { onLogIn, restoreSession } from '../platform/login/log-in.ts';
import { claimReturnPlace, rememberPlace } from '../platform/login/return-to.ts';
import { firstPath, paths } from '../platform/paths.ts';
import type { PublicRoute, ScreenRoute } from '../platform/screen-route.ts';
import { session } from '../platform/session/session.ts';
import { sessionUserId } from '../platform/session/session-store.ts';
import { ErrorBoundary, PageErrorBoundary } from './error-boundary.tsx';
import { Message } from './message.tsx';
import { publicPages, reportPages, screens } from './routes.ts';

setScreens(screens);

type LazyPage = PublicRoute['lazy'];

/** A lazy page in the router's form; if it does not load, the error boundary shows. */
function page(load: LazyPage) {
  return async () => ({ Component: (await loadChunk(load)).default });
}

function publicRoute({ path, lazy }: PublicRoute): RouteObject {
  return { path, lazy: page(lazy) };
}

/** The screen behind a guard that checks the kind of user. */
function privateRoute(route: ScreenRoute): RouteObject {
  return {
    path: route.path,
    lazy: async () => {
      const [screen, guard] = await Promise.all([
        loadChunk(route.lazy),
        loadChunk(() => import('./screen-guard.tsx')),
      ]);
      return { Component: guard.forKinds(route, screen.default) };
    },
  };
}

const publicPaths = new Set([...publicPages, ...reportPages].map(({ path }) => path.split('/')[1]));

/** True for addresses that open without a login. */
function isPublic(pathname: string): boolean {
  return publicPaths.has(pathname.split('/')[1] ?? '');
}

/** Spec §2: a non-public route without a logged-in user id leads to /home. */
async function requireUser({ request }: LoaderFunctionArgs) {
  if (await restoreSession()) return null;
  const state = session.get();
  if (state.status === 'guest' && state.ended === 'never') {
    const { pathname, search } = new URL(request.url);
    rememberPlace(pathname + search, null);
  }
  return redirect(paths.home);
}

const routes: RouteObject[] = [
  {
    ErrorBoundary: PageErrorBoundary,
    HydrateFallback: () => null,
    children: [
      { lazy: page(() => import('./shell/public-layout.tsx')), children: publicPages.map(publicRoute) },
      { lazy: page(() => import('./shell/report-layout.tsx')), children: reportPages.map(publicRoute) },
      {
        loader: requireUser,
        // A changed filter on a screen is not a new visit: it renders at once, without checking the session again.
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        lazy: page(() => import('./private-area.tsx')),
        children: [
          {
            ErrorBoundary,
            children: [...screens.map(privateRoute), { path: '*', Component: NotFoundScreen }],
          },
        ],
      },
    ],
  },
];

/** The router would load the private area in parallel to the session check: a guest is redirected before. */
function redirectGuest(): void {
  const address = location.hash.slice(1) || paths.start;
  if (session.get().status !== 'guest' || isPublic(address.replace(/[?#].*/, ''))) return;
  if (address !== paths.start) rememberPlace(address, null);
  location.replace(`#${paths.home}`);
}

redirectGuest();

const typed = numberTypedAddresses();

export const router = createHashRouter(routes);

router.subscribe(typed.follow);

onLogIn((user) => void router.navigate(claimReturnPlace(user.id) ?? firstPath(user.kind), { replace: true }));

/** The user of the session, for when it ends. */
let userId = sessionUserId(session.get());

/** When a session ends, its screens close; after an expired session the next login returns to the same place. */
session.subscribe(() => {
  const state = session.get();
  const { pathname, search } = router.state.location;
  if (state.status === 'guest' && !isPublic(pathname)) {
    if (state.ended === 'expired') rememberPlace(pathname + search, userId);
    void router.navigate(paths.home, { replace: true });
  }
  userId = sessionUserId(state);
});

/** Shown for an unknown address. A guest is sent to /home instead, as from every address that is not public. */
function NotFoundScreen() {
  const { t } = useTranslation('app');
  return (
    <Message
      title={t('notFound.title')}
      body={t('notFound.body')}
      to={paths.start}
      act={t('toFirstScreen')}
    />
  );
}

type Numbered = { idx?: unknown } | null;

function numberOf(state: Numbered): number | null {
  return typeof state?.idx === 'number' ? state.idx : null;
}

/**
 * An address typed into the browser's bar creates a history entry without the router's index. The router could not go
 * back from there when a form has unsaved changes, and logs a warning. This sets the index of such an entry before the
 * router sees it. Call before the router is created, and `follow` after each navigation of the router.
 */
function numberTypedAddresses(): { follow: () => void } {
  let last = numberOf(history.state as Numbered) ?? 0;
  addEventListener(
    'popstate',
    () => {
      const state = history.state as Numbered;
      if (numberOf(state) === null) {
        const key = Math.random().toString(36).slice(2, 10);
        history.replaceState({ usr: null, ...state, key, idx: last + 1 }, '');
      }
      last = numberOf(history.state as Numbered) ?? last;
    },
    { capture: true },
  );
  return {
    follow() {
      last = numberOf(history.state as Numbered) ?? last;
    },
  };
}
