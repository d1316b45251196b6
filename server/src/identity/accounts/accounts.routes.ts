import { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { startEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { endMyOtherSessions, endMySession, endSessionsOf, getMySessions } from './end-sessions.ts';
import { deleteMyAccount } from './erase-account.ts';
import { exportMyData } from './export-my-data.ts';
import { getMyAccount, getMyProfile } from './get-my-account.ts';
import { getUserInfo } from './get-user-info.ts';
import { getGuardianship, withdrawGuardianConsent } from './guardian-consent.ts';
import { getPublicSettings } from './public-settings.ts';
import { register, sendActivationMail } from './register.ts';
import { confirmResetPassword, sendSignInMail, startResetPassword } from './reset-password.ts';
import { saveMyAccount, saveMyPreferences } from './save-my-account.ts';
import { sendGuardianMail } from './send-guardian-mail.ts';
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from './set-up-second-factor.ts';

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
