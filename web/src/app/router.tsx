import { createHashRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { onLogIn, restoreSession } from '../platform/session/log-in.ts';
import { rememberPlace, takePlace } from '../platform/session/return-to.ts';
import { session } from '../platform/session/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { firstPath, paths } from './paths.ts';
import { type PublicRoute, publicPages, reportPages, type ScreenRoute, screens } from './routes.ts';
import { StartPage } from './start-page.tsx';

type LazyPage = PublicRoute['lazy'];

/** A lazy page as the router wants it; one that does not arrive ends in the error boundary. */
function page(load: LazyPage) {
  return async () => ({ Component: (await loadChunk(load)).default });
}

function publicRoute({ path, lazy }: PublicRoute): RouteObject {
  return { path, lazy: page(lazy) };
}

/** The screen and the guard that knows for whom it is. */
function privateRoute({ path, lazy, who }: ScreenRoute): RouteObject {
  return {
    path,
    lazy: async () => {
      const [screen, guard] = await Promise.all([
        loadChunk(lazy),
        loadChunk(() => import('./screen-guard.tsx')),
      ]);
      return { Component: guard.forKinds(who, screen.default) };
    },
  };
}

/** Spec §2: a non-public route without a logged-in user id leads to /home. */
async function requireUser({ request }: LoaderFunctionArgs) {
  const user = await restoreSession();
  if (user) return null;
  if (session.get().status === 'guest') {
    const { pathname, search } = new URL(request.url);
    rememberPlace(pathname + search, null);
  }
  return redirect(paths.home);
}

const routes: RouteObject[] = [
  {
    ErrorBoundary,
    HydrateFallback: () => null,
    children: [
      { lazy: page(() => import('./shell/public-layout.tsx')), children: publicPages.map(publicRoute) },
      { lazy: page(() => import('./shell/report-layout.tsx')), children: reportPages.map(publicRoute) },
      {
        loader: requireUser,
        lazy: page(() => import('./private-area.tsx')),
        children: [
          { ErrorBoundary, children: [{ index: true, Component: StartPage }, ...screens.map(privateRoute)] },
        ],
      },
      { path: '*', lazy: page(() => import('./not-found-screen.tsx')) },
    ],
  },
];

export const router = createHashRouter(routes);

const publicPaths = new Set([...publicPages, ...reportPages].map(({ path }) => path.split('/')[1]));

/** True for addresses that open without login. */
function isPublic(pathname: string): boolean {
  return publicPaths.has(pathname.split('/')[1] ?? '');
}

onLogIn((user) => void router.navigate(takePlace(user.id) ?? firstPath(user.kind), { replace: true }));

let userId: number | null = null;

/** A session that ends takes its screens along; one that expired comes back to the same place after the next login. */
session.subscribe(() => {
  const state = session.get();
  if (state.status === 'guest') {
    const { pathname, search } = router.state.location;
    if (!isPublic(pathname)) {
      if (state.ended === 'expired') rememberPlace(pathname + search, userId);
      void router.navigate(paths.home, { replace: true });
    }
    userId = null;
  } else userId = state.status === 'in' ? state.user.id : state.stored.id;
});
