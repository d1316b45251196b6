import { settingsEndpoints } from '@trattativa/contract/identity/settings/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getSettings, getSettingsHistory } from './get-settings.ts';
import { saveSettings } from './save-settings.ts';

export const settingsRoutes = routesOf(settingsEndpoints, { getSettings, saveSettings, getSettingsHistory });
