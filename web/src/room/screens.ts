import { everybodyLoggedIn } from '../platform/audiences.ts';
import { paths } from '../platform/paths.ts';
import type { ScreenRoute } from '../platform/screen-route.ts';

/** Private screens, in the app layout (top bar, side menu, footer). */
export const screens: ScreenRoute[] = [
  {
    path: paths.standardMessages,
    lazy: () => import('./standard-messages/standard-messages-screen.tsx'),
    who: ['admin'],
  },
  {
    path: `${paths.negotiationRoom}/:conversationId?`,
    lazy: () => import('./chat/negotiation-room-screen.tsx'),
    who: everybodyLoggedIn,
    whileWaiting: true,
  },
];
