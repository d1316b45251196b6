import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

export interface Statement {
  /** Set for a statement with a cached plan. */
  name?: string;
  text: string;
  values: unknown[];
}

/** The current recording, by async context, so that the service's jobs and queue polls are not recorded. */
const recording = new AsyncLocalStorage<Statement[]>();

/** Records every statement sent through `pg` in this process, so that the baseline can run the same ones. */
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
