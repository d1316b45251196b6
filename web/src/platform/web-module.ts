import type { Channel } from 'phoenix';
import type { LiveHandler } from './cache/live-handler.ts';
import type { MenuRow } from './menu-entry.ts';

/** Listens on a channel of the session's socket. Returns the function that stops it. */
export type FollowChannel = (channel: Channel) => () => void;

/** What a module adds for logged-in users besides its screens; `app/modules.ts` lists the modules. */
export interface WebModule {
  menu?: readonly MenuRow[];
  /** Loads how live events update the cached queries of its screens; called at the first event. */
  live?: () => Promise<{ handlers: readonly LiveHandler[] }>;
  /** Components of the module on screens of lower modules: `fill(slot, component)`. */
  fills?: readonly (() => void)[];
  /** Follows `users:join`, the channel of all users; called before it is joined. */
  everybody?: FollowChannel;
}
