import type { LiveHandler } from '../platform/cache/live-handler.ts';
import { contractLive } from './contract/contract.live.ts';
import { mandatesLive } from './mandates/mandates.live.ts';
import { representationLive } from './subscriptions/representation.live.ts';

/** How live events update the cached queries of the module's screens. */
export const handlers: readonly LiveHandler[] = [...contractLive, ...mandatesLive, ...representationLive];
