import { premiums } from '../platform/audiences.ts';
import { paths } from '../platform/paths.ts';
import type { ScreenRoute } from '../platform/screen-route.ts';

/** Private screens, in the app layout (top bar, side menu, footer). */
export const screens: ScreenRoute[] = [
  {
    path: paths.invoicesTeams,
    lazy: () => import('./invoices/invoices-screen.tsx'),
    who: ['team', ...premiums],
  },
  {
    path: `${paths.invoicesTeams}/:invoiceId`,
    lazy: () => import('./invoices/invoice-screen.tsx'),
    who: ['team', ...premiums],
  },
];
