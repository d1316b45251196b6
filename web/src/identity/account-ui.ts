/** Components of account that other modules show. */
export { SettingsCard } from './account/settings-card.tsx';
export { SwitchLine } from './account/switch-line.tsx';
