import type { Channel } from 'phoenix';
import type { LiveHandler } from './cache/live-handler.ts';
import type { MenuRow } from './menu-entry.ts';

/** Listens on a channel of the session's socket. Returns the way to stop. */
export type FollowChannel = (channel: Channel) => () => void;

/** What a module brings to whoever is logged in, beside its screens; `app/modules.ts` lists them. */
export interface WebModule {
  menu?: readonly MenuRow[];
  /** What live events change in what its screens have read. */
  live?: readonly LiveHandler[];
  /** What it shows on screens of lower modules: `fill(slot, component)`. */
  fills?: readonly (() => void)[];
  /** What it hears on `users:join`, the channel of everybody; called before it is joined. */
  everybody?: FollowChannel;
}
