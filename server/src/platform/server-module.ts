import type { Route } from './http/routes.ts';
import type { Job } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Reaction } from './outbox/recorded-event.ts';

/** What a module brings to the service; `modules.ts` lists them. */
export interface ServerModule {
  routes: readonly Route[];
  /** What it does after something happened, here or elsewhere. */
  reactions?: readonly Reaction[];
  /** What it does later: mail, retries, timers. */
  jobs?: (mailer: Mailer) => readonly Job[];
  /** Fills the ports of lower modules. */
  fillPorts?: () => void;
}
