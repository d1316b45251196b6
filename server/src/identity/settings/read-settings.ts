import { defaultSettings, type PlatformSettings } from '@trattativa/domain/identity/platform-settings';
import type { Queryable } from '../../platform/database/database.ts';
import { findSettings } from './settings.repository.ts';

/** The settings with their version, by which an agreement names the figures that it was made on. */
export type SettingsInForce = PlatformSettings & {
  version: number;
  /** From when on incomplete profiles have had as many days as now. */
  incompleteDaysSince: Date;
};

/**
 * The settings in force. For money and agreements: read in the transaction that uses them. Figures that only bound
 * something are at `services.settings.current`.
 */
export async function readSettings(db: Queryable): Promise<SettingsInForce> {
  const row = await findSettings(db);
  if (!row) throw new Error('The platform settings have no first version.');
  return {
    ...settingsOf(row.settings),
    version: row.version,
    incompleteDaysSince: row.incomplete_days_since,
  };
}

/** Stored settings; a value that their release did not know yet is the default. */
export function settingsOf(stored: unknown): PlatformSettings {
  return completed(stored, defaultSettings) as PlatformSettings;
}

function completed(stored: unknown, defaults: unknown): unknown {
  if (stored === undefined) return defaults;
  if (!isRecord(defaults) || !isRecord(stored)) return stored;
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, completed(stored[name], value)]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
