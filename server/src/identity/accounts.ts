/** The door to accounts for other modules. */
export { findAccount, insertAccount, setAccountPicture } from './accounts/accounts.repository.ts';
export { assertPersonsAddress } from './accounts/assert-persons-address.ts';
export {
  openClubLogin,
  openWaitingLogins,
  shutClubLogin,
} from './accounts/club-logins.repository.ts';
export { type ClaimedDigest, claimDigests } from './accounts/data/digests.repository.ts';
export { eraseWaitingLogins } from './accounts/data/erase-account.ts';
export { respectMailSwitches } from './accounts/data/respect-mail-switches.ts';
export { followBirthDate, isSuspended } from './accounts/guardian/follow-birth-date.ts';
export { assertUncommonPassword, hashPassword } from './accounts/password.ts';
export { assertRegistration, countRegistrationMails, signUp } from './accounts/register.ts';
export { renameAccount } from './accounts/save-my-account.ts';
export { bindAuthRoutes } from './accounts/sign-in/auth-routes.ts';
export { deviceCookieOf } from './accounts/sign-in/known-devices.ts';
export { verifySignIn } from './accounts/sign-in/log-in.ts';
export { findAccountActor } from './accounts/sign-in/sessions.repository.ts';
export {
  actorOf,
  endAllSessions,
  endSessionRecorded,
  findActorByToken,
  isSessionOpen,
  openSession,
} from './accounts/sign-in/sessions.ts';
export { listAdministrators } from './administration/administration.repository.ts';
