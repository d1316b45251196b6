import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

let recording: Statement[] | null = null;

/** Watches every statement that goes through `pg` in this process, so that the floor can run the very same. */
export function watchStatements(): void {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const text = typeof first === 'string' ? first : (first as { text?: string })?.text;
    const values = Array.isArray(second) ? second : ((first as { values?: unknown[] })?.values ?? []);
    if (recording && text) recording.push({ text, values: values as unknown[] });
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
}

/** The statements that ran while `act` did, in order. */
export async function statementsOf(act: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  recording = recorded;
  try {
    await act();
  } finally {
    recording = null;
  }
  return recorded;
}
