import { everybodyLoggedIn } from '../platform/audiences.ts';
import { paths } from '../platform/paths.ts';
import type { PublicRoute, ScreenRoute } from '../platform/screen-route.ts';

/** Private screens, in the app layout (top bar, side menu, footer). */
export const screens: ScreenRoute[] = [
  {
    path: paths.account,
    lazy: () => import('./account/account-screen.tsx'),
    who: everybodyLoggedIn,
    whileWaiting: true,
  },
  { path: paths.admin, lazy: () => import('./admin/admin-screen.tsx'), who: ['admin'] },
];

/**
 * Public pages in the plain layout. They load as little as possible: no query cache (`useAnswer` instead), no socket.
 */
export const publicPages: PublicRoute[] = [
  { path: paths.login, lazy: () => import('./accounts/login-screen.tsx') },
  { path: paths.register, lazy: () => import('./accounts/register/register-screen.tsx') },
  { path: paths.recovery, lazy: () => import('./accounts/recovery-screen.tsx') },
  { path: paths.resetPassword, lazy: () => import('./accounts/reset-password-screen.tsx') },
  { path: paths.confirm, lazy: () => import('./accounts/register/confirm-screen.tsx') },
];
