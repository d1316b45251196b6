import { defaultSettings, type PlatformSettings } from '@trattativa/domain/identity/platform-settings';
import type { SettingsToImport } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { findSettings, insertSettings } from './settings.repository.ts';

/**
 * Writes version 1 of the settings at the first start: the defaults, with the operator and the agent of the environment if it
 * names them. Later starts change nothing: from then on the administrator does.
 */
export async function importSettings(db: Database, given: SettingsToImport, at: Date): Promise<void> {
  if (await findSettings(db)) return;
  await db.transaction().execute((tx) =>
    insertSettings(tx, {
      version: 1,
      settings: firstSettings(given),
      changedBy: null,
      reason: 'First start',
      at,
    }),
  );
}

function firstSettings(given: SettingsToImport): PlatformSettings {
  const { invoices, agent } = defaultSettings;
  const { operatorName: name, operatorAddress: address, operatorVatNumber: vatNumber } = given;
  return {
    ...defaultSettings,
    invoices: { ...invoices, operator: { ...invoices.operator, name, address, vatNumber } },
    agent: { ...agent, name: given.agentName, fifaLicence: given.agentLicence },
  };
}
