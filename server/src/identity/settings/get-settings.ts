import type { settingsEndpoints } from '@trattativa/contract/identity/settings/endpoints';
import type { SettingsInForce, SettingsVersion } from '@trattativa/contract/identity/settings/settings';
import { settingChanges } from '@trattativa/domain/identity/platform-settings';
import type { Queryable } from '../../platform/database/database.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { presentSettings } from './present-settings.ts';
import { settingsOf } from './read-settings.ts';
import { findSettings, listSettingsVersions, type SettingsRow } from './settings.repository.ts';

/** The settings in force, for the administrator. */
export async function getSettings({ db }: Pick<Services, 'db'>): Promise<SettingsInForce> {
  return presentInForce(db);
}

export async function presentInForce(db: Queryable): Promise<SettingsInForce> {
  const row = await findSettings(db);
  if (!row) throw new Error('The platform settings have no first version.');
  return { ...aboutOf(row), settings: presentSettings(settingsOf(row.settings)) };
}

/** The versions, the latest first, each with what it changed. */
export async function getSettingsHistory(
  { db }: Services,
  { input }: CallOf<typeof settingsEndpoints.getSettingsHistory>,
): Promise<{ items: SettingsVersion[]; nextCursor: string | null }> {
  const { limit = defaultLimit, cursor } = input;
  const { rows, nextCursor } = await listSettingsVersions(db, { limit, after: readCursor(cursor) });
  const items = rows.map((row) => ({ ...aboutOf(row), changes: changesOf(row) }));
  return { items, nextCursor };
}

function changesOf({ before, settings }: { before: unknown; settings: unknown }): SettingsVersion['changes'] {
  if (before === null) return [];
  return settingChanges(presentSettings(settingsOf(before)), presentSettings(settingsOf(settings)));
}

function aboutOf(row: SettingsRow) {
  return {
    version: row.version,
    changedAt: row.changed_at.toISOString(),
    changedBy: row.changed_by === null ? null : { accountId: row.changed_by, name: row.changed_by_name },
    reason: row.reason,
  };
}
