import { ConfigError } from './platform/config.ts';
import { DataFolderInUse } from './platform/database/data-folder-lock.ts';
import { DatabaseTrouble } from './platform/database/database-trouble.ts';
import { MigrationRefused } from './platform/database/migration-files.ts';

const plainRefusals = [ConfigError, DataFolderInUse, DatabaseTrouble, MigrationRefused];

/** PostgreSQL's error code for a full disk (`disk_full`). */
const diskFull = '53100';

/**
 * The reason of a failed start for the person who started it: a sentence with a remedy where the cause is
 * known, else the stack.
 */
export function startProblem(error: unknown): string {
  const { code, port, path, syscall, message } = error as NodeJS.ErrnoException & { port?: number };
  const where = path === undefined ? '' : ` (${path})`;
  if (code === 'EADDRINUSE') {
    return `The port ${port} is already in use. Stop what uses it, or set PORT to another number.`;
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `The port ${port} may not be used by this user. Set PORT to a number above 1023.`;
  }
  // Creating nested folders on a read-only disk fails with ENOENT.
  const unmade = code === 'ENOENT' && syscall === 'mkdir';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || unmade) {
    return `The data folder cannot be written by this user${where}. Make it writable, or set DATA_DIR to another folder.`;
  }
  if (code === 'ENOSPC' || code === diskFull || /No space left on device/.test(message ?? '')) {
    return `There is no space left for the data folder${where}. Make room, or set DATA_DIR to a folder on another disk.`;
  }
  if (plainRefusals.some((refusal) => error instanceof refusal)) return message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
