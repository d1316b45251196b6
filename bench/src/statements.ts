import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

export interface Statement {
  /** Of one whose plan PostgreSQL keeps. */
  name?: string;
  text: string;
  values: unknown[];
}

/** What is being recorded, for whatever runs on behalf of it: the service's own jobs and looks at the queue do not. */
const recording = new AsyncLocalStorage<Statement[]>();

/** Watches every statement that goes through `pg` in this process, so that the floor can run the very same. */
export function watchStatements(): void {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const { name, text, values }: Partial<Statement> =
      typeof first === 'string' ? { text: first } : (first ?? {});
    const given = (Array.isArray(second) ? second : values) ?? [];
    if (text) recording.getStore()?.push({ ...(name && { name }), text, values: given as unknown[] });
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
}

/** The statements that `act` ran, in order. */
export async function statementsOf(act: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  await recording.run(recorded, act);
  return recorded;
}
