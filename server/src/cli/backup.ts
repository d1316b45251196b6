import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config.ts';
import { noteBackup } from '../platform/installation/last-backup.ts';
import { openStorage } from '../platform/storage/file-storage.ts';
import { commandProblem } from './backup/command-problem.ts';
import { BackupRefused } from './backup/contents.ts';
import { writeBackup } from './backup/write-backup.ts';
import { existingDatabaseOf } from './database-of.ts';
import { release } from './release.ts';

const usage = `npm run backup -- FILE

Writes the database and the files into one archive, while the service runs, and reads it once to verify it. FILE may be a folder, in
which the archive gets the name of its time. With BACKUP_PASSPHRASE the archive is encrypted.`;

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) {
    console.error(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const at = new Date();
  const path = pathOf(given, at);
  const database = await existingDatabaseOf(config);
  if (database === null)
    throw new BackupRefused('The data folder has no database yet: there is nothing to back up.');
  try {
    const { head, sums } = await writeBackup({
      databaseUrl: database.url,
      store: openStorage(config),
      path,
      passphrase: config.backupPassphrase,
      release,
      at,
    });
    const { size: bytes } = statSync(path);
    await noteBackup(config.dataDir, { at: at.toISOString(), path, bytes, release });
    const rows = Object.values(sums.tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${path}: ${head.tables.length} tables with ${rows} rows, ${sums.files} files, ${megabytes(bytes)}; verified.`,
    );
    if (config.backupPassphrase === undefined)
      console.log('It is not encrypted: keep it where only you read it, or set BACKUP_PASSPHRASE.');
    if (config.tokenSecret === undefined)
      console.log(
        'It does not contain the file token-secret of the data folder: keep a copy of that elsewhere.',
      );
    else console.log('It does not contain TOKEN_SECRET: keep that elsewhere.');
    for (const name of sums.missing)
      console.error(`The store of files does not have ${name}, which the database names.`);
    return 0;
  } finally {
    await database.stop();
  }
}

/** A relative path is one of the folder in which npm was called. */
function pathOf(given: string, at: Date): string {
  const whole = resolve(process.env.INIT_CWD ?? '.', given);
  const isFolder = existsSync(whole) && statSync(whole).isDirectory();
  const path = isFolder
    ? join(whole, `trattativa-${at.toISOString().slice(0, 19).replaceAll(':', '')}.tar`)
    : whole;
  if (existsSync(path)) throw new BackupRefused(`The file ${path} is already there. Choose another name.`);
  return path;
}

const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

process.exitCode = await main().catch((error: unknown) => {
  console.error(commandProblem(error));
  return 1;
});
