import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { translate } from '@trattativa/texts/translate';
import type { Transaction } from '../../platform/database/database.ts';
import type { Call, CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { savePreferences } from './accounts.repository.ts';
import { saveDigestFrequency } from './data/digests.repository.ts';
import { saveName, saveSwitches } from './own-account.repository.ts';

/** Changes the name of the logged-in person. */
export async function saveMyAccount(
  services: Services,
  call: CallOf<typeof accountEndpoints.saveMyAccount>,
): Promise<OutputOf<typeof accountEndpoints.saveMyAccount>> {
  const { name, surname } = call.input;
  return change(services, call, (tx) => saveName(tx, call.actor.accountId, name, surname));
}

/**
 * Saves the preferences given: language (also that of mails), sounds, presence, switches of bell and mail,
 * digest.
 */
export async function saveMyPreferences(
  services: Services,
  call: CallOf<typeof accountEndpoints.saveMyPreferences>,
): Promise<OutputOf<typeof accountEndpoints.saveMyPreferences>> {
  const { language, soundsEnabled, showsPresence, mail = [], bell = [], digest } = call.input;
  const { accountId } = call.actor;
  return change(services, call, async (tx) => {
    await savePreferences(tx, accountId, { language, soundsEnabled, showsPresence });
    await saveSwitches(tx, 'mail', accountId, mail);
    await saveSwitches(tx, 'bell', accountId, bell);
    if (digest !== undefined) await saveDigestFrequency(tx, accountId, digest);
  });
}

/** Applies the change and notifies the account's other screens. */
async function change(
  services: Services,
  call: Call<unknown>,
  apply: (tx: Transaction) => Promise<void>,
): Promise<{ message: string }> {
  const { accountId } = call.actor;
  await services.db.transaction().execute(async (tx) => {
    await apply(tx);
    await recordAccountChanged(services, tx, accountId);
  });
  return { message: translate(call.language, 'feedback:dataSaved') };
}

/** Notifies the account's screens that /account has changed. */
export function recordAccountChanged(services: Services, tx: Transaction, accountId: number): Promise<void> {
  return recordEvent(tx, {
    type: 'account.changed',
    data: { accountId },
    recipients: [accountId],
    actorId: accountId,
    at: services.clock.now(),
  });
}

/** Renames an account when a profile that shows the name is saved, and notifies its screens. */
export async function renameAccount(
  services: Services,
  tx: Transaction,
  accountId: number,
  { name, surname }: { name: string; surname: string },
): Promise<void> {
  await saveName(tx, accountId, name, surname);
  await recordAccountChanged(services, tx, accountId);
}
