import type { DigestFrequency } from '@trattativa/domain/identity/digest-frequencies';
import type { MailKind } from '@trattativa/domain/identity/mail-kinds';
import type { Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import type { Transaction } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { savePreferences } from './accounts.repository.ts';
import { saveDigestFrequency } from './digests.repository.ts';
import { saveName, saveSwitches } from './own-account.repository.ts';

/** Changes the name of the logged-in person. */
export async function saveMyAccount(
  services: Services,
  call: Call<{ name: string; surname: string }>,
): Promise<{ message: string }> {
  const { name, surname } = call.input;
  return change(services, call, (tx) => saveName(tx, call.actor.accountId, name, surname));
}

interface Preferences {
  language?: Language;
  soundsEnabled?: boolean;
  showsPresence?: boolean;
  mail?: { kind: MailKind; on: boolean }[];
  bell?: { kind: MailKind; on: boolean }[];
  digest?: DigestFrequency;
}

/**
 * Saves the given preferences: language (also of mails), sounds, presence, switches of bell and mail, digest.
 */
export async function saveMyPreferences(
  services: Services,
  call: Call<Preferences>,
): Promise<{ message: string }> {
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
