/**
 * Whether the database, or another service that a call needs, cannot serve at the moment: it is unreachable, starting,
 * stopping, changing its roles, out of connections or memory, or ended the statement because of others. A later call
 * can succeed, unlike one that meets a mistake of ours.
 */
export function isOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, message, cause, errors, $fault } = error as {
    code?: unknown;
    name?: unknown;
    $fault?: unknown;
    message?: unknown;
    cause?: unknown;
    errors?: unknown;
  };
  if (typeof code === 'string' && (sqlStates.test(code) || systemCodes.has(code))) return true;
  if (typeof message === 'string' && driverMessages.test(message)) return true;
  // The store of files: a mistake of its own, or no answer in time.
  if ($fault === 'server' || name === 'TimeoutError') return true;
  // An address with several numbers fails with one error for each.
  return isOutage(cause) || (Array.isArray(errors) && errors.some(isOutage));
}

/** Whether PostgreSQL refused a write because this server only reads: a standby, or one that is set to. */
export function isReadOnly(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '25006';
}

/**
 * PostgreSQL: connection lost or refused (08, 28), intervention of the operator (57), no resources (53), system error
 * (58), no such database at the moment (3D000), read only (25006), idle transaction ended (25P03), and conflicts with
 * others (40001, 40P01, 55P03).
 */
const sqlStates = /^(?:08...|28...|53...|57...|58...|3D000|25006|25P03|40001|40P01|55P03)$/;

const systemCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EADDRNOTAVAIL',
  'EMFILE',
  'ENFILE',
  // A socket of the file system that is not there yet.
  'ENOENT',
]);

/** What `pg` and Kysely say without a code: the connection was lost, none was free in time, the service stops. */
const driverMessages =
  /^(?:Connection terminated|Connection ended|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|driver has already been destroyed|This socket has been ended)/i;
