import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseTrouble } from '../database-trouble.ts';

/** What is known of a PostgreSQL of ours that does not run. */
export interface Failure {
  dataDir: string;
  folder: string;
  /** What kept us from connecting, or the end of the program. */
  problem: string;
  /** The last lines that its programs wrote. */
  output: string;
}

/**
 * Why the embedded PostgreSQL does not start, with the way out. Its messages are in English whatever the machine's language
 * is: our clusters are made with the locale C.
 */
export function embeddedTrouble(failure: Failure): DatabaseTrouble {
  return new DatabaseTrouble(knownCause(failure) ?? damage(failure));
}

function knownCause({ dataDir, folder, output }: Failure): string | undefined {
  const other =
    /initialized by PostgreSQL version (\S+), which is not compatible with this version (\d+)/.exec(output);
  if (other)
    return `The database in ${folder} was made by PostgreSQL ${other[1]?.replace(/,$/, '')}, and this release brings ${other[2]}. Start the release that made it and copy the data with pg_dump and pg_restore (docs/embedded-postgresql.md), or set DATA_DIR to another folder.`;
  if (/No space left on device/.test(output))
    return `There is no space left for the database in ${folder}. Make room, or set DATA_DIR to a folder on another disk.`;
  if (/has invalid permissions/.test(output))
    return `Other users may read the database in ${folder}, so PostgreSQL refuses it. Close it: chmod -R go-rwx ${folder}`;
  if (/has wrong ownership|Permission denied|Operation not permitted/.test(output))
    return `The database in ${folder} has files that belong to another user. Give all of them to the owner of that folder: chown -R --reference=${folder} ${folder}`;
  const nameless = /could not look up effective user ID (\d+)/.exec(output);
  if (nameless)
    return `The user ${nameless[1]} has no name on this machine, and PostgreSQL needs one to make its files. Add the user to /etc/passwd or start as another one, or set DATABASE_URL to a database of your own.`;
  if (/shared memory|Cannot allocate memory|out of memory|semaphores/.test(output))
    return `This machine, or this container, has too little memory for the database. Give it more, or set DATABASE_URL to a database elsewhere.`;
  if (
    /shared librar|cannot execute|Exec format|ENOENT|EACCES|Library not loaded|not found \(required by/.test(
      output,
    )
  )
    return 'The programs of PostgreSQL that npm installed do not run on this machine. Install them again (npm ci), or set DATABASE_URL to a database of your own.';
  const isCluster = existsSync(join(folder, 'PG_VERSION'));
  if (isCluster && /postgresql\.(auto\.)?conf|pg_hba\.conf|pg_ident\.conf|configuration file/.test(output))
    return `A file of settings in ${folder} is missing or wrong. Put back that file, or the backup of ${dataDir} (docs/operations.md).`;
  return undefined;
}

/** Everything else: a file is missing or has other contents. PostgreSQL's own words help whoever repairs it. */
function damage({ dataDir, folder, problem, output }: Failure): string {
  const fatal = Array.from(output.matchAll(/(?:FATAL|PANIC):\s+(.*)/g), ([, said = '']) => said);
  const reason = fatal.findLast((said) => !said.includes('is starting up')) ?? problem;
  const said = output.trim().split('\n').slice(-6).join('\n');
  return `The database in ${folder} is damaged or incomplete (${reason}). Put back the backup of ${dataDir} (docs/operations.md); if it holds only the demo, delete it and start again.\n${said}`.trim();
}
