import { readConfig } from '../platform/config.ts';
import { checkUpgrade } from '../platform/installation/check-upgrade.ts';
import { note } from '../platform/installation/finding.ts';
import { startProblem } from '../start-problem.ts';
import { existingDatabaseOf, migrations } from './database-of.ts';
import { printFindings } from './print-findings.ts';
import { release } from './release.ts';

const notMade = note('database', 'The data folder has no database yet: the first start makes it.');

/** Run in the folder of the new release, before its first start. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const database = await existingDatabaseOf(config);
  if (database === null) return printFindings([notMade]);
  try {
    const findings = await checkUpgrade({
      databaseUrl: database.url,
      migrations,
      dataDir: config.dataDir,
      release,
      isEmbedded: config.databaseUrl === undefined,
      at: new Date(),
    });
    return printFindings(findings);
  } finally {
    await database.stop();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(startProblem(error));
  return 1;
});
