import { ConfigError } from './platform/config.ts';
import { DatabaseTrouble } from './platform/database/database-trouble.ts';
import { DataFolderInUse } from './platform/database/embedded/data-folder-lock.ts';
import { MigrationRefused } from './platform/database/migration-files.ts';
import { StoreTrouble } from './platform/storage/assert-store-writable.ts';

/** Errors whose message is written for the operator. */
const plainRefusals = [ConfigError, DataFolderInUse, DatabaseTrouble, MigrationRefused, StoreTrouble];

/** What an error of the system or of PostgreSQL tells about itself. */
interface Facts {
  code?: string;
  syscall?: string;
  path?: string;
  port?: number;
  /** The setting of the port. */
  setting?: string;
  address?: string;
  hostname?: string;
  message?: string;
}

/**
 * The reason of a failed start or command for the person who started it: a sentence with a remedy where the cause is
 * known, else the stack. A cause counts as much as the error that carries it.
 */
export function startProblem(error: unknown): string {
  const known = knownProblem(error) ?? (error instanceof Error ? knownProblem(error.cause) : undefined);
  if (known !== undefined) return known;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function knownProblem(error: unknown): string | undefined {
  if (plainRefusals.some((refusal) => error instanceof refusal)) return (error as Error).message;
  if (typeof error !== 'object' || error === null) return undefined;
  const facts = error as Facts;
  return networkProblem(facts) ?? diskProblem(facts) ?? databaseProblem(facts);
}

function networkProblem({
  code,
  syscall,
  port,
  setting = 'PORT',
  address,
  hostname,
}: Facts): string | undefined {
  if (code === 'EADDRINUSE')
    return `The port ${port} is already in use. Stop what uses it, or set ${setting} to another number.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `The port ${port} may not be used by this user. Set ${setting} to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL' && syscall === 'listen')
    return `This machine does not have the address ${address}. Set HOST to one of its addresses, or to 0.0.0.0 for all.`;
  if (syscall === 'getaddrinfo')
    return `The host ${hostname} is not known here (${code}). Correct its name in the settings, or the name server of this machine.`;
  if (syscall === 'kill' && code === 'EPERM')
    return 'The database of the data folder is still run by a process of another user. Stop that one first.';
  return undefined;
}

function diskProblem({ code, syscall, path, message = '' }: Facts): string | undefined {
  const where = path === undefined ? '' : ` (${path})`;
  if (code === 'ENOTDIR' || (code === 'EEXIST' && syscall === 'mkdir'))
    return `The data folder cannot be made, because a file has its name or that of a folder above${where}. Move the file away, or set DATA_DIR to another folder.`;
  if (code === 'EISDIR')
    return `A folder has the name of a file of the data folder${where}. Move it away, or set DATA_DIR to another folder.`;
  if (code === 'ENAMETOOLONG' || code === 'ELOOP')
    return `The name of the data folder cannot be used (${code})${where}. Set DATA_DIR to another folder.`;
  // Creating nested folders on a read-only disk fails with ENOENT.
  const unmade = code === 'ENOENT' && syscall === 'mkdir';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || unmade)
    return `The data folder cannot be written by this user${where}. Make it writable, or set DATA_DIR to another folder.`;
  // 53100: `disk_full` of PostgreSQL.
  if (['ENOSPC', 'EDQUOT', '53100'].includes(code ?? '') || /No space left on device/.test(message))
    return `There is no space left for the data folder${where}. Make room, or set DATA_DIR to a folder on another disk.`;
  if (code === 'EIO')
    return `The disk of the data folder reports an error${where}. Check it before you go on.`;
  if (code === 'EMFILE' || code === 'ENFILE')
    return `Too many files are open. Raise the limit (ulimit -n, or LimitNOFILE of systemd).`;
  return undefined;
}

/** Errors of PostgreSQL after the connection was made (their codes: appendix A of its manual). */
function databaseProblem({ code = '', message }: Facts): string | undefined {
  if (code === '42501')
    return `The role of DATABASE_URL lacks a right in the database (${message}). docs/operations.md has the statements that grant it.`;
  if (code === '42P01' || code === '3F000')
    return `The database has no tables yet, or not all (${message}). Start the service once: it creates them.`;
  if (code === '25006')
    return `The database cannot be written (${message}). Set DATABASE_URL to the primary server.`;
  if (code === '53300')
    return 'The database has no connection left. Raise max_connections, or stop what holds them (select * from pg_stat_activity).';
  if (code === '53200') return `The database has too little memory (${message}). Give it more.`;
  if (/^(57P0[123]|08\w{3})$/.test(code) || /^Connection terminated/.test(message ?? ''))
    return `The database ended the connection (${message}). Start again when it is up.`;
  if (/^(XX001|XX002|58P01|58030)$/.test(code))
    return `The files of the database are damaged (${message}). Put back a backup (docs/operations.md).`;
  return undefined;
}
