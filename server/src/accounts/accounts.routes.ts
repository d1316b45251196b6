import { accountEndpoints } from '@trattativa/contract/accounts/endpoints';
import { translate } from '@trattativa/texts/translate';
import { routesOf } from '../platform/http/routes.ts';
import { savePreferences } from './accounts.repository.ts';
import { confirmEmail } from './confirm-email.ts';
import { getMyProfile } from './get-my-profile.ts';
import { getUserInfo } from './get-user-info.ts';
import { getPublicSettings } from './public-settings.ts';
import { register } from './register.ts';
import { confirmResetPassword, startResetPassword } from './reset-password.ts';

export const accountRoutes = routesOf(accountEndpoints, {
  register,
  confirmEmail,
  startResetPassword,
  confirmResetPassword,
  getUserInfo,
  getMyProfile,
  saveMyPreferences: async (services, call) => {
    const { language, soundsEnabled } = call.input;
    await savePreferences(services.db, call.actor.accountId, { language, soundsEnabled });
    return { message: translate(call.language, 'feedback:dataSaved') };
  },
  getPublicSettings: (services) => getPublicSettings(services.config),
});
