import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { eraseAgain } from '../identity/accounts/data/erase-account.ts';
import '../modules.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { openStorage } from '../platform/storage/file-storage.ts';
import { commandProblem } from './backup/command-problem.ts';
import { erasedInLog } from './backup/erased-in-log.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { databaseOf, migrations } from './database-of.ts';

const usage = `npm run restore -- FILE [--replace] [--erasures LOG]

Puts a backup of npm run backup into an empty database, verifies it, ends all sessions, and repeats the erasures that happened since:
those in LOG, the service's log since the backup, and those of the database that is replaced. Stop the service first.

--replace gives up what the database holds now. BACKUP_PASSPHRASE opens an encrypted backup.`;

const say = (line: string) => console.log(line);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, erasures: { type: 'string' } },
  });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) {
    console.error(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const path = (name: string) => resolve(process.env.INIT_CWD ?? '.', name);
  const logged =
    values.erasures === undefined ? [] : erasedInLog(await readFile(path(values.erasures), 'utf8'));
  const database = await databaseOf(config);
  try {
    const { head, sums, erasedBefore } = await restoreBackup({
      databaseUrl: database.url,
      store: openStorage(config),
      path: path(given),
      passphrase: config.backupPassphrase,
      migrations,
      replace: values.replace,
      beforeFiles: () => putFilesAside(config),
      say,
    });
    const erased = await repeatErasures(database.url, [...erasedBefore, ...logged]);
    const rows = Object.values(sums.tables).reduce((sum, table) => sum + table.rows, 0);
    say(
      `Restored and verified: the state of ${head.madeAt}, ${rows} rows in ${head.tables.length} tables, ${sums.files} files.`,
    );
    say(`All sessions are ended. Erasures repeated: ${erased.length === 0 ? 'none' : erased.join(', ')}.`);
    if (values.erasures === undefined)
      say(
        `If people erased their accounts after ${head.madeAt}, erase them again before you start: npm run staff -- erase --account NUMBER, for each line "account erased" of the log.`,
      );
    for (const name of sums.missing) say(`The backup does not have the file ${name}.`);
    say(
      'Next: npm run doctor, then start. Jobs that are due run, and mail that was unsent in the backup is sent.',
    );
    return 0;
  } finally {
    await database.stop();
  }
}

/** Files of the data folder from before: the backup's come into an empty one. */
async function putFilesAside(config: Config): Promise<void> {
  const files = join(config.dataDir, 'files');
  if (config.s3 !== undefined || !existsSync(files)) return;
  const aside = `${files}-before-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`;
  await rename(files, aside);
  say(`The files from before are in ${aside}; delete it when all is well.`);
}

/** The numbers of those who were there and are erased again. */
async function repeatErasures(url: string, accounts: readonly number[]): Promise<number[]> {
  const opened = openDatabase(url, { connections: 1 });
  const erased: number[] = [];
  try {
    for (const account of new Set(accounts))
      if (await eraseAgain(opened.db, account, new Date())) erased.push(account);
    return erased;
  } finally {
    await opened.close();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(commandProblem(error));
  return 1;
});
