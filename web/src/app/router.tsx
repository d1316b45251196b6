import { createHashRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { setScreens } from '../platform/built-paths.ts';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { onLogIn, restoreSession } from '../platform/login/log-in.ts';
import { claimReturnPlace, rememberPlace } from '../platform/login/return-to.ts';
import { firstPath, paths } from '../platform/paths.ts';
import type { PublicRoute, ScreenRoute } from '../platform/screen-route.ts';
import { session } from '../platform/session/session.ts';
import { sessionUserId } from '../platform/session/session-state.ts';
import { ErrorBoundary, PageErrorBoundary } from './error-boundary.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { publicPages, reportPages, screens } from './routes.ts';

import { numberTypedAddresses } from './typed-addresses.ts';

setScreens(screens);

type LazyPage = PublicRoute['lazy'];

/** A lazy page as the router wants it; one that does not arrive ends in the error boundary. */
function page(load: LazyPage) {
  return async () => ({ Component: (await loadChunk(load)).default });
}

function publicRoute({ path, lazy }: PublicRoute): RouteObject {
  return { path, lazy: page(lazy) };
}

/** The screen and the guard that knows for whom it is. */
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

/** True for addresses that open without login. */
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
        // A filter that changes on a screen is not a new visit: it is drawn at once, without asking again who is there.
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

/** The router would fetch the private area beside finding out that nobody is logged in: a guest is turned before. */
function turnGuest(): void {
  const address = location.hash.slice(1) || paths.start;
  if (session.get().status !== 'guest' || isPublic(address.replace(/[?#].*/, ''))) return;
  if (address !== paths.start) rememberPlace(address, null);
  location.replace(`#${paths.home}`);
}

turnGuest();

const typed = numberTypedAddresses();

export const router = createHashRouter(routes);

router.subscribe(typed.follow);

onLogIn((user) => void router.navigate(claimReturnPlace(user.id) ?? firstPath(user.kind), { replace: true }));

/** Whose session it was, for when it ends. */
let userId = sessionUserId(session.get());

/** A session that ends takes its screens along; one that expired comes back to the same place after the next login. */
session.subscribe(() => {
  const state = session.get();
  const { pathname, search } = router.state.location;
  if (state.status === 'guest' && !isPublic(pathname)) {
    if (state.ended === 'expired') rememberPlace(pathname + search, userId);
    void router.navigate(paths.home, { replace: true });
  }
  userId = sessionUserId(state);
});
