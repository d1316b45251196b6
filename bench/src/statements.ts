import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

export interface Statement {
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
    const text = typeof first === 'string' ? first : (first as { text?: string })?.text;
    const values = Array.isArray(second) ? second : ((first as { values?: unknown[] })?.values ?? []);
    if (text) recording.getStore()?.push({ text, values: values as unknown[] });
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
}

/** The statements that `act` ran, in order. */
export async function statementsOf(act: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  await recording.run(recorded, act);
  return recorded;
}
