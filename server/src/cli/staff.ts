import { parseArgs } from 'node:util';
import { email as emailField } from '@trattativa/contract/fields';
import { createStaff } from '../identity/accounts/create-staff.ts';
import { eraseAgain } from '../identity/accounts/data/erase-account.ts';
import { resetSecondFactor } from '../identity/accounts/sign-in/reset-second-factor.ts';
import '../modules.ts';
import { misspeltSettings } from '../platform/config/misspelt-settings.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createIds } from '../platform/ids.ts';
import { linkBaseOf } from '../platform/link-base.ts';
import { tokenSecretsOf } from '../platform/token-secrets.ts';
import { startProblem } from '../start-problem.ts';
import { migratedDatabaseOf } from './database-of.ts';

const usage = `npm run staff -- create --email ADDRESS --name NAME --surname SURNAME [--administrator] [--chat-owner]

Creates an account of the platform's staff and prints the link with which the person chooses a password.

npm run staff -- erase --account NUMBER

Erases an account again after it was restored from a backup.

npm run staff -- reset-second-factor --email ADDRESS

Takes the second factor from an account whose owner has lost it, and ends its sessions. Make sure first who asks.`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      account: { type: 'string' },
      email: { type: 'string' },
      name: { type: 'string' },
      surname: { type: 'string' },
      administrator: { type: 'boolean', default: false },
      'chat-owner': { type: 'boolean', default: false },
    },
  });
  if (positionals[0] === 'erase' && /^\d{1,15}$/.test(values.account ?? ''))
    return erase(Number(values.account));
  const address = emailField.safeParse(values.email);
  if (positionals[0] === 'reset-second-factor' && address.success) return resetFactor(address.data);
  if (positionals[0] !== 'create' || !address.success || !values.name) {
    console.error(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const { url, stop } = await migratedDatabaseOf(config);
  const opened = openDatabase(url, { connections: 1 });
  try {
    const code = await createStaff(
      opened.db,
      createIds(await tokenSecretsOf(config)),
      {
        email: address.data,
        name: values.name,
        surname: values.surname ?? '',
        administrator: values.administrator,
        chatOwner: values['chat-owner'],
        language: 'it',
      },
      new Date(),
    );
    if (code === null) {
      console.error(`There is already an account with the e-mail ${address.data}.`);
      return 1;
    }
    const link = `${linkBaseOf(config, undefined)}/#/resetpwd?code=${code}&email=${encodeURIComponent(address.data)}`;
    console.log(`Created. Choose a password within an hour:\n${link}`);
    return 0;
  } finally {
    await opened.close();
    await stop();
  }
}

async function resetFactor(email: string): Promise<number> {
  const { url, stop } = await migratedDatabaseOf(readConfig(process.env));
  const opened = openDatabase(url, { connections: 1 });
  try {
    const reset = await resetSecondFactor(opened.db, email, new Date());
    console.log(
      reset
        ? `The second factor of ${email} is reset: staff set up a new one at the next login.`
        : `There is no account ${email} with a second factor.`,
    );
    return reset ? 0 : 1;
  } finally {
    await opened.close();
    await stop();
  }
}

async function erase(accountId: number): Promise<number> {
  const { url, stop } = await migratedDatabaseOf(readConfig(process.env));
  const opened = openDatabase(url, { connections: 1 });
  try {
    const erased = await eraseAgain(opened.db, accountId, new Date());
    console.log(erased ? `Account ${accountId} is erased.` : `There is no account ${accountId} to erase.`);
    return erased ? 0 : 1;
  } finally {
    await opened.close();
    await stop();
  }
}

for (const sentence of misspeltSettings(process.env)) console.error(sentence);
process.exitCode = await main().catch((error: unknown) => {
  console.error(startProblem(error));
  return 1;
});
