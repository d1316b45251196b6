/** Components of the account for other modules. */
export { SettingsCard } from './account/settings-card.tsx';
export { SwitchLine } from './account/switch-line.tsx';
