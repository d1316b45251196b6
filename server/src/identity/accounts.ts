/** The door to accounts for other modules. */
export { findAccount, insertAccount, setAccountPicture } from './accounts/accounts.repository.ts';
export { assertPersonsAddress } from './accounts/assert-persons-address.ts';
export { bindAuthRoutes } from './accounts/auth-routes.ts';
export {
  openClubLogin,
  openWaitingLogins,
  shutClubLogin,
} from './accounts/club-logins.repository.ts';
export { type ClaimedDigest, claimDigests } from './accounts/digests.repository.ts';
export { eraseWaitingLogins } from './accounts/erase-account.ts';
export { followBirthDate, isSuspended } from './accounts/follow-birth-date.ts';
export { deviceCookieOf } from './accounts/known-devices.ts';
export { verifySignIn } from './accounts/log-in.ts';
export { assertUncommonPassword, hashPassword } from './accounts/password.ts';
export { assertRegistration, signUp } from './accounts/register.ts';
export { respectMailSwitches } from './accounts/respect-mail-switches.ts';
export { renameAccount } from './accounts/save-my-account.ts';
export { findAccountActor } from './accounts/sessions.repository.ts';
export {
  actorOf,
  endAllSessions,
  endSessionRecorded,
  findActorByToken,
  isSessionOpen,
  openSession,
} from './accounts/sessions.ts';
