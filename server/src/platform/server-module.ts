import type { DB } from './database/schema.ts';
import type { Route } from './http/routes.ts';
import type { Job } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Reaction } from './outbox/recorded-event.ts';

/** Columns of a module's tables that statements of higher modules may read; a row as a whole never. */
export type PublishedColumns = { readonly [Table in keyof DB]?: readonly (keyof DB[Table])[] };

/** The parts of a module; `modules.ts` lists the modules. */
export interface ServerModule {
  routes: readonly Route[];
  /** Handlers of events, the module's own or those of other modules. */
  reactions?: readonly Reaction[];
  /** Deferred work: mail, retries, timers. */
  jobs?: (mailer: Mailer) => readonly Job[];
  /** The columns that higher modules may read; `sql-drift.test.ts` refuses every other read. */
  publishes?: PublishedColumns;
  /** Fills the ports of lower modules. */
  fillPorts?: () => void;
}
