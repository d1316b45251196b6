import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * The log of a process, to standard output by default. Errors are logged without personal data: PostgreSQL
 * quotes row values, mail servers quote addresses.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: undefined, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/** Error fields that name our own objects and never contain data. */
const loggedProperties = ['code', 'syscall', 'constraint', 'table', 'column', 'routine'] as const;

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: masked(String(error)) };
  const properties = error as unknown as Record<string, unknown>;
  const facts = loggedProperties
    .filter((key) => properties[key] !== undefined)
    .map((key) => [key, properties[key]]);
  return {
    type: error.name === 'error' ? 'DatabaseError' : error.name,
    message: masked(error.message),
    ...Object.fromEntries(facts),
    // Without its first lines, which repeat the message.
    stack: (error.stack ?? '').slice((error.stack ?? '').indexOf('\n    at ')).trim(),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Masks e-mail addresses and quoted values. */
function masked(message: string): string {
  return message.replace(/[^\s<>"'()]+@[^\s<>"'()]+/g, '…@…').replace(/: ".*"/s, ': "…"');
}
