/** The door to the platform settings for other modules. */
export { importSettings } from './settings/import-settings.ts';
export { readSettings, type SettingsInForce } from './settings/read-settings.ts';
export { openSettings, type SettingsSnapshot } from './settings/settings-snapshot.ts';
