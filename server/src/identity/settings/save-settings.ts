import type { settingsEndpoints } from '@trattativa/contract/identity/settings/endpoints';
import type { SettingsInForce } from '@trattativa/contract/identity/settings/settings';
import {
  moneySections,
  settingChanges,
  settingsSections,
} from '@trattativa/domain/identity/platform-settings';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { confirmIdentity } from '../accounts/confirm-identity.ts';
import { presentInForce } from './get-settings.ts';
import { withChanges } from './present-settings.ts';
import { readSettings } from './read-settings.ts';
import { insertSettings } from './settings.repository.ts';

/**
 * Adds a version of the settings with its reason; nothing changed adds none. Changes of money, operator or agent ask for the
 * second factor again. Throws `CHANGED_MEANWHILE` with the settings in force when another administrator was first, and as
 * `confirmIdentity`.
 */
export async function saveSettings(
  services: Services,
  call: CallOf<typeof settingsEndpoints.saveSettings>,
): Promise<SettingsInForce> {
  const { version, reason, settings: brought } = call.input;
  const { version: found, incompleteDaysSince: _, ...seen } = await readSettings(services.db);
  if (found !== version) throw await changedMeanwhile(services);
  const settings = withChanges(seen, brought);
  const changed = settingsSections.filter(
    (section) => settingChanges(seen[section], settings[section]).length > 0,
  );
  if (changed.length === 0) return presentInForce(services.db);
  if (changed.some((section) => moneySections.has(section))) await confirmIdentity(services, call);
  const at = services.clock.now();
  const changedBy = call.actor.accountId;
  const added = await services.db.transaction().execute(async (tx) => {
    const first = await insertSettings(tx, { version: version + 1, settings, changedBy, reason, at });
    if (first) {
      const data = { version: version + 1 };
      await recordEvent(tx, {
        type: 'settings.changed',
        data,
        recipients: [],
        // Every open screen reads the limits anew.
        audience: 'market',
        actorId: changedBy,
        at,
      });
    }
    return first;
  });
  if (!added) throw await changedMeanwhile(services);
  await services.settings.refresh();
  return presentInForce(services.db);
}

async function changedMeanwhile(services: Services): Promise<AppError> {
  return new AppError('CHANGED_MEANWHILE', { current: await presentInForce(services.db) });
}
