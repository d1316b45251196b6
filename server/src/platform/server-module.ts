import type { Route } from './http/routes.ts';
import type { Job } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Reaction } from './outbox/recorded-event.ts';

/** The parts of a module; `modules.ts` lists the modules. */
export interface ServerModule {
  routes: readonly Route[];
  /** Handlers of events, the module's own or those of other modules. */
  reactions?: readonly Reaction[];
  /** Deferred work: mail, retries, timers. */
  jobs?: (mailer: Mailer) => readonly Job[];
  /** Fills the ports of lower modules. */
  fillPorts?: () => void;
}
