import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { linkBaseOf } from '../../platform/link-base.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { profileRecords } from '../profile-records.ts';
import {
  activateAccount,
  confirmGuardian,
  findAccount,
  type UsedCode,
  useCode,
} from './accounts.repository.ts';
import { confirmEmailChange } from './change-email.ts';
import { recordSuspension } from './guardian/follow-birth-date.ts';
import { waitsForGuardian } from './guardian/guardian.ts';
import { issueEntry } from './sign-in/enter.ts';

/**
 * Carries out a mailed link: activates the account, gives a guardian's consent, or confirms a new address.
 * Throws `CODE_INVALID`, `EMAIL_EXISTS`, `BASE_URL_NOT_ALLOWED`.
 */
export async function confirmEmail(
  services: Services,
  call: CallOf<typeof accountEndpoints.confirmEmail>,
): Promise<OutputOf<typeof accountEndpoints.confirmEmail>> {
  const linkBase = linkBaseOf(services.config, call.input.baseUrl);
  const used = await services.db.transaction().execute(async (tx) => {
    const purposes = ['activation', 'guardian', 'email'] as const;
    const hashes = services.ids.knownHashes(call.input.code);
    const found = await useCode(tx, hashes, purposes, services.clock.now());
    if (!found) throw new AppError('CODE_INVALID');
    await confirm(services, tx, found, linkBase);
    return found;
  });
  const outcome = await outcomeOf(services, used);
  const code = used.purpose === 'activation' ? await issueEntry(services, used.accountId) : null;
  const account = code === null ? null : await findAccount(services.db, used.accountId);
  return {
    message: translate(call.language, `feedback:${outcome}`),
    ready: !outcome.startsWith('awaits'),
    ...(code !== null && account && { entry: { code, email: account.email } }),
  };
}

/** The effect of a used code; an activated account may still wait for a guardian or for staff. */
async function outcomeOf(services: Services, { accountId, purpose }: UsedCode) {
  if (purpose === 'guardian') return 'guardianConfirmed';
  if (purpose === 'email') return 'emailChanged';
  const account = await findAccount(services.db, accountId);
  if (account && waitsForGuardian(account, dayOf(services.clock.now()))) return 'awaitsGuardian';
  return account?.profile === profileType.teamNotAccepted ? 'awaitsStaff' : 'accountActivated';
}

async function confirm(
  services: Services,
  tx: Transaction,
  { accountId, purpose, email }: UsedCode,
  linkBase: string,
): Promise<void> {
  const at = services.clock.now();
  const common = { recipients: [], actorId: accountId, at };
  if (purpose === 'email') return confirmEmailChange(services, tx, accountId, email ?? '');
  if (purpose === 'guardian') {
    await confirmGuardian(tx, accountId, at);
    await recordEvent(tx, { type: 'account.guardianConfirmed', data: { accountId, linkBase }, ...common });
    await recordSuspension(tx, accountId, false, at);
  } else await activateAccount(tx, accountId, at);
  await profileRecords.get().startClock(tx, accountId, at);
  await recordEvent(tx, { type: 'account.activated', data: { accountId }, ...common });
}
