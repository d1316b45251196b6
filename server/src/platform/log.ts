import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * The log of a process, to standard output unless said otherwise. Of an error it keeps what a developer needs and nothing of
 * whom it was about: PostgreSQL quotes the values of a row, a mail server the addresses.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: undefined, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/** What of an error names things of ours, never their content. */
const kept = ['code', 'syscall', 'constraint', 'table', 'column', 'routine'] as const;

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: masked(String(error)) };
  const properties = error as unknown as Record<string, unknown>;
  const facts = kept.filter((key) => properties[key] !== undefined).map((key) => [key, properties[key]]);
  return {
    type: error.name === 'error' ? 'DatabaseError' : error.name,
    message: masked(error.message),
    ...Object.fromEntries(facts),
    // Its first lines are the message again.
    stack: (error.stack ?? '').slice((error.stack ?? '').indexOf('\n    at ')).trim(),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Without e-mail addresses and quoted values. */
function masked(message: string): string {
  return message.replace(/[^\s<>"'()]+@[^\s<>"'()]+/g, '…@…').replace(/: ".*"/s, ': "…"');
}
