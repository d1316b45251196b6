import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkPayments } from '../billing/payments.ts';
import type { Config } from '../platform/config.ts';
import { checkInstallation } from '../platform/installation/check-installation.ts';
import { checkSettings } from '../platform/installation/check-settings.ts';
import { type Finding, faultOf, note } from '../platform/installation/finding.ts';
import { startProblem } from '../start-problem.ts';
import { existingDatabaseOf, migrations } from './database-of.ts';
import { printFindings } from './print-findings.ts';

const usage = `npm run doctor [-- --mail-to ADDRESS]

Checks everything that the service needs, with one line for each finding and the way to mend it. Ends with 1 if there is a fault.
With --mail-to it sends a test mail to the address.`;

const envFile = fileURLToPath(new URL('../../../.env', import.meta.url));

async function findingsOf(mailTo: string | undefined): Promise<Finding[]> {
  const { findings, config } = checkSettings(process.env);
  if (config === null)
    return [...findings, note('settings', 'The other checks begin when all settings are valid.')];
  return [...findings, ...(await installationFindings(config, mailTo))];
}

async function installationFindings(config: Config, mailTo: string | undefined): Promise<Finding[]> {
  const opened = await existingDatabaseOf(config).catch((error: unknown) => startProblem(error));
  const isOpen = typeof opened !== 'string';
  try {
    const findings = await checkInstallation({
      config,
      databaseUrl: isOpen ? (opened?.url ?? null) : null,
      migrations,
      envFile,
      mailTo,
      checkPayments: () => checkPayments(config),
    });
    if (isOpen) return findings;
    return [faultOf('database', opened), ...findings.filter(({ part }) => part !== 'database')];
  } finally {
    if (isOpen) await opened?.stop();
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { 'mail-to': { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  return printFindings(await findingsOf(values['mail-to']));
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(startProblem(error));
  return 1;
});
