import type pg from 'pg';
import { connect } from '../database/connect.ts';
import { DatabaseTrouble } from '../database/database-trouble.ts';
import { type Migration, MigrationRefused, readMigrations } from '../database/migration-files.ts';
import { compareSchema, readApplied } from '../database/schema-state.ts';
import { freeBytesOf } from '../http/admission/readiness.ts';
import { type Finding, faultOf, note, ok, warning } from './finding.ts';
import { readLastBackup } from './last-backup.ts';

/** Older than a night's backup, with a few hours to spare. */
const maxBackupHours = 26;
const hourMs = 3_600_000;

export interface Upgrade {
  databaseUrl: string;
  /** The folder of this release's migrations. */
  migrations: string;
  dataDir: string;
  release: string;
  /** Whether the database lies on the disk of the data folder. */
  isEmbedded: boolean;
  at: Date;
}

/** What the start of this release will do with the database, what should be there before, and the way back. Changes nothing. */
export async function checkUpgrade(upgrade: Upgrade): Promise<Finding[]> {
  const backup = await backupFinding(upgrade);
  let client: pg.Client;
  try {
    client = await connect(upgrade.databaseUrl, 'upgrade-check');
  } catch (error) {
    if (error instanceof DatabaseTrouble) return [faultOf('database', error.message), backup];
    throw error;
  }
  try {
    const { waiting, newer } = compareSchema(
      await readApplied(client),
      await readMigrations(upgrade.migrations),
    );
    return [
      ...migrationFindings(upgrade.release, waiting, newer),
      await spaceFinding(client, upgrade),
      backup,
      wayBack(waiting),
    ];
  } catch (error) {
    if (error instanceof MigrationRefused) return [faultOf('migrations', error.message), backup];
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

function migrationFindings(
  release: string,
  waiting: readonly Migration[],
  newer: readonly string[],
): Finding[] {
  const part = 'migrations';
  if (newer.length > 0)
    return [
      note(
        part,
        `The database is that of a newer release (${newer.join(', ')}), which has only expanded it: ${release} runs on it.`,
      ),
    ];
  if (waiting.length === 0)
    return [ok(part, `The database is that of the release ${release}: nothing waits.`)];
  const contracting = waiting.filter(({ kind }) => kind === 'contract').length;
  return [
    note(
      part,
      `The start of ${release} applies ${waiting.length}: ${waiting.length - contracting} that only add, ${contracting} that remove or restrict.`,
    ),
    ...waiting.map(({ name, kind, text }) => note(kind, `${name}${purposeOf(text)}`)),
  ];
}

/** What the first line of a migration says. */
function purposeOf(text: string): string {
  const purpose = /^-- (?:Expand: )?(.*)/.exec(text)?.[1];
  return purpose === undefined ? '' : `: ${purpose}`;
}

async function spaceFinding(client: pg.Client, { dataDir, isEmbedded }: Upgrade): Promise<Finding> {
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database())::text as bytes',
  );
  const size = Number(rows[0]?.bytes);
  const free = await freeBytesOf(dataDir);
  const sentence = `The database takes ${megabytes(size)}.`;
  if (!isEmbedded)
    return note(
      'space',
      sentence,
      'A migration that rewrites a table needs its size again: look at the free space of the server.',
    );
  if (free < size)
    return warning(
      'space',
      `${sentence} The disk has ${megabytes(free)} free.`,
      'A migration that rewrites a table needs its size again: make room first.',
    );
  return ok('space', `${sentence} The disk has ${megabytes(free)} free.`);
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`;

async function backupFinding({ dataDir, at }: Upgrade): Promise<Finding> {
  const last = await readLastBackup(dataDir);
  const remedy = 'Make one right before the upgrade: npm run backup -- FILE';
  if (last === null)
    return warning('backup', 'No backup by npm run backup is known on this machine.', remedy);
  const hours = Math.floor((at.getTime() - Date.parse(last.at)) / hourMs);
  const sentence = `The last backup is ${hours} hours old (${last.path}, of ${last.release}).`;
  return hours > maxBackupHours ? warning('backup', sentence, remedy) : ok('backup', sentence);
}

function wayBack(waiting: readonly Migration[]): Finding {
  const contracting = waiting.filter(({ kind }) => kind === 'contract');
  if (contracting.length === 0)
    return ok(
      'way back',
      'The release before starts on the database as it will be: stop the new one, start the old one.',
    );
  return warning(
    'way back',
    `After ${contracting[0]?.name} an older release refuses to start.`,
    'The only way back is the backup from before, with the release that made it: npm run restore -- FILE --replace. What is entered meanwhile is lost.',
  );
}
