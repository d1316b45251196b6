import { type LiveHandler, refetchOn } from '../../platform/cache/live-handler.ts';
import { protectionKeys } from './protection-keys.ts';

/** The event says how many records were found, not which. */
export const protectionLive: readonly LiveHandler[] = [
  refetchOn(['protection.found'], protectionKeys.findings),
];
