import type { LiveHandler } from '../platform/cache/live-handler.ts';
import { answersLive } from './answers/answers.live.ts';
import { applicationsLive } from './applications/applications.live.ts';
import { matchingLive } from './matching/matching.live.ts';
import { requestsLive } from './requests/requests.live.ts';

/** How live events update the cached queries of the module's screens. */
export const handlers: readonly LiveHandler[] = [
  ...answersLive,
  ...applicationsLive,
  ...matchingLive,
  ...requestsLive,
];
