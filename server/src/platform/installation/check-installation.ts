import type { Config } from '../config.ts';
import { proofOf } from '../http/admission/health.ts';
import { createIds } from '../ids.ts';
import { tokenSecretsOf } from '../token-secrets.ts';
import { checkAddress } from './check-address.ts';
import { clockFinding, databaseClock, httpClock } from './check-clock.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk, checkRights } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkRedis } from './check-redis.ts';
import { checkScanner } from './check-scanner.ts';
import { checkStore } from './check-store.ts';
import { checked, type Finding, note } from './finding.ts';

export interface Installation {
  config: Config;
  /** Null: the database of the data folder has not been made yet. */
  databaseUrl: string | null;
  /** The folder of this release's migrations. */
  migrations: string;
  envFile: string;
  /** Receives a test mail. */
  mailTo?: string | undefined;
  /** The check of the payment provider, which the platform does not know. */
  checkPayments: () => Promise<Finding[]>;
}

const notMade = note(
  'database',
  'The database of the data folder has not been made yet.',
  'npm start makes it.',
);

/** Looks at everything that the service needs, all at once, and answers in the order of the documents. */
export async function checkInstallation(installation: Installation): Promise<Finding[]> {
  const { config, databaseUrl, migrations, envFile, mailTo, checkPayments } = installation;
  const findings = await Promise.all([
    checked('database', async () =>
      databaseUrl === null ? [notMade] : checkDatabase(databaseUrl, migrations),
    ),
    checked('mail', () => checkMail(config, mailTo)),
    checked('files', () => checkStore(config)),
    checked('redis', () => checkRedis(config)),
    checked('scanner', () => checkScanner(config)),
    checked('payments', checkPayments),
    checked('address', async () => checkAddress(config, proofOf(createIds(await tokenSecretsOf(config))))),
    checked('clock', async () => [
      clockFinding([
        ...(databaseUrl === null ? [] : await databaseClock(databaseUrl)),
        ...(config.publicUrl === undefined ? [] : await httpClock(config.publicUrl)),
      ]),
    ]),
    checked('disk', () => checkDisk(config)),
    checked('rights', () => checkRights(config, envFile)),
  ]);
  return findings.flat();
}
