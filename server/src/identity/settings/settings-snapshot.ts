import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { FollowedValue } from '../../platform/outbox/followed-value.ts';
import { readSettings, type SettingsInForce } from './read-settings.ts';

declare module '../../platform/services.ts' {
  interface Services {
    settings: SettingsSnapshot;
  }
}

/**
 * The settings in force as this node knows them, for limits, intervals and days of silence. Money and agreements use
 * `readSettings` in their transaction instead.
 */
export type SettingsSnapshot = FollowedValue<SettingsInForce>;

/** Reads the settings of a database that has them (`importSettings`). */
export async function openSettings(
  db: Database,
  options: { url: string; log: Logger },
): Promise<SettingsSnapshot> {
  const read = () => readSettings(db);
  const current = await read();
  return new FollowedValue({
    ...options,
    channel: 'settings',
    current,
    read,
    versionOf: ({ version }) => version,
  });
}
