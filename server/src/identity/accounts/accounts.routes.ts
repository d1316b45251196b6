import { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { startEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { deleteMyAccount } from './data/erase-account.ts';
import { exportMyData } from './data/export-my-data.ts';
import { getMyAccount, getMyProfile } from './get-my-account.ts';
import { getUserInfo } from './get-user-info.ts';
import { getGuardianship, withdrawGuardianConsent } from './guardian/guardian-consent.ts';
import { sendGuardianMail } from './guardian/send-guardian-mail.ts';
import { getPublicSettings } from './public-settings.ts';
import { register, sendActivationMail } from './register.ts';
import { confirmResetPassword, sendSignInMail, startResetPassword } from './reset-password.ts';
import { saveMyAccount, saveMyPreferences } from './save-my-account.ts';
import { endMyOtherSessions, endMySession, endSessionsOf, getMySessions } from './sign-in/end-sessions.ts';
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from './sign-in/set-up-second-factor.ts';

export const accountRoutes = routesOf(accountEndpoints, {
  register,
  confirmEmail,
  sendActivationMail,
  startResetPassword,
  sendSignInMail,
  confirmResetPassword,
  getUserInfo,
  getMyProfile,
  saveMyPreferences,
  getPublicSettings: (services) => getPublicSettings(services),
  getMyAccount,
  saveMyAccount,
  startEmailChange,
  changePassword,
  getMySessions,
  endMySession,
  endMyOtherSessions,
  endSessionsOf,
  exportMyData,
  deleteMyAccount,
  startSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  getGuardianship,
  withdrawGuardianConsent,
  sendGuardianMail,
});
