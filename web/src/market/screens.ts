import { applicants, everybodyLoggedIn, requestMakers, staff, withMatching } from '../platform/audiences.ts';
import { paths } from '../platform/paths.ts';
import type { ScreenRoute } from '../platform/screen-route.ts';

/** Private screens, in the app layout (top bar, side menu, footer). */
export const screens: ScreenRoute[] = [
  {
    path: paths.request,
    lazy: () => import('./requests/request-screen.tsx'),
    who: requestMakers,
    whileWaiting: true,
  },
  {
    path: paths.quiz,
    lazy: () => import('./onboarding/quiz-screen.tsx'),
    who: ['player', 'team'],
    whileWaiting: true,
  },
  {
    path: paths.requests,
    lazy: () => import('./request-pages/requests-screen.tsx'),
    who: everybodyLoggedIn,
    whileWaiting: true,
  },
  {
    path: `${paths.requests}/:requestId`,
    lazy: () => import('./request-pages/request-details-screen.tsx'),
    who: everybodyLoggedIn,
  },
  {
    path: `${paths.requests}/:requestId/apply`,
    lazy: () => import('./applications/apply-screen.tsx'),
    who: [...applicants, ...staff],
  },
  {
    path: paths.applications,
    lazy: () => import('./applications/my-applications-screen.tsx'),
    who: applicants,
  },
  {
    path: paths.requestsCandidates,
    lazy: () => import('./matching/candidates-screen.tsx'),
    who: requestMakers,
  },
  {
    path: paths.exactMatch,
    lazy: () => import('./workspace/exact-match-screen.tsx'),
    who: withMatching,
  },
  {
    path: paths.potentialMatch,
    lazy: () => import('./workspace/potential-match-screen.tsx'),
    who: withMatching,
  },
  {
    path: paths.partialMatch,
    lazy: () => import('./workspace/partial-match-screen.tsx'),
    who: withMatching,
  },
];
