import { loginProfileTypes, profileType } from '@trattativa/domain/identity/profile-types';
import { AppError } from '../../../platform/app-error.ts';
import { addMinutes, dayOf } from '../../../platform/clock.ts';
import { isBeyondCap } from '../../../platform/database/within-cap.ts';
import type { Services } from '../../../platform/services.ts';
import { profileRecords } from '../../profile-records.ts';
import { type Account, findAccount, insertCode, useCode } from '../accounts.repository.ts';
import { waitsForGuardian } from '../guardian/guardian.ts';
import { rememberDevice } from './known-devices.ts';
import { openSession, type SessionTokens } from './sessions.ts';
import { activeSecondFactor } from './verify-second-factor.ts';

const entryMinutes = 10;

/**
 * Whether a proof of the mailbox, or of the password of a waiting club, is enough to enter. Never for staff, nor for
 * an account with a second factor, which only the login asks for.
 */
async function mayEnter(services: Services, account: Account): Promise<boolean> {
  const today = dayOf(services.clock.now());
  if (account.activated_at === null || account.is_staff || account.staff_ended_at !== null) return false;
  if (account.guardian_withdrawn_at !== null || waitsForGuardian(account, today)) return false;
  if (await activeSecondFactor(services, account.id)) return false;
  if (account.profile === profileType.teamNotAccepted)
    return profileRecords.get().isInWaitingTeam(services.db, account.id);
  return loginProfileTypes.some((profile) => profile === account.profile);
}

/**
 * A code that signs in once, within ten minutes, for somebody who has just proved who they are; null if the account has
 * to log in.
 */
export async function issueEntry(services: Services, accountId: number): Promise<string | null> {
  const account = await findAccount(services.db, accountId);
  if (!account || !(await mayEnter(services, account))) return null;
  const code = services.ids.secret();
  const at = services.clock.now();
  try {
    await insertCode(services.db, {
      hash: services.ids.hash(code),
      accountId,
      purpose: 'entry',
      at,
      expiresAt: addMinutes(at, entryMinutes),
    });
  } catch (error) {
    if (isBeyondCap(error, 'cap_account_links')) return null;
    throw error;
  }
  return code;
}

export interface Entered {
  /** The secret of the browser, which is known from now on. */
  device: string;
  /** Null: the account has to log in, which nobody can keep a known browser from. */
  session: { account: Account; tokens: SessionTokens } | null;
}

/**
 * Opens a session for the holder of an entry code or of a mailed sign-in link, which work once. A sign-in link to an account
 * that has to log in, such as one with a second factor, makes the browser known. No limit but that of all calls applies:
 * such a code cannot be guessed, and it is the way past the limits. Throws `CODE_INVALID`.
 */
export async function enter(
  services: Services,
  { code, device, userAgent }: { code: string; device: string | null; userAgent: string },
): Promise<Entered> {
  const used = await services.db
    .transaction()
    .execute((tx) => useCode(tx, services.ids.knownHashes(code), ['entry', 'signIn'], services.clock.now()));
  const account = used && (await findAccount(services.db, used.accountId));
  if (!account) throw new AppError('CODE_INVALID');
  if (await mayEnter(services, account)) {
    const tokens = await openSession(services, account.id, userAgent, device);
    return { device: tokens.device, session: { account, tokens } };
  }
  if (used.purpose !== 'signIn') throw new AppError('CODE_INVALID');
  const { secret } = await rememberDevice(services, services.db, account.id, device);
  return { device: secret, session: null };
}
