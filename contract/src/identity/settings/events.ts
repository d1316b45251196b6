export interface SettingsEvents {
  /** An administrator changed the platform settings; this version is in force now. */
  'settings.changed': { version: number };
}
