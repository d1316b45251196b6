import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { mailboxOf } from '@trattativa/domain/identity/mailbox';
import { translate } from '@trattativa/texts/translate';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import type { Services } from '../../../platform/services.ts';
import { assertNotOwnAddress } from '../assert-persons-address.ts';
import { countMail } from '../data/count-mail.ts';
import { assertMayLogIn, requestAccountLinks } from '../sign-in/log-in.ts';
import { clientOf, sourceOf } from '../sign-in/sign-in-source.ts';
import { verifyPassword } from '../sign-in/verify-password.ts';
import { replaceGuardian } from './guardian.repository.ts';
import { waitsForGuardian } from './guardian.ts';

/**
 * Mails a minor's guardian again, at another address when one is given. Requires the account's password,
 * because a waiting account cannot log in. `ready` when the consent was given meanwhile. Throws as `logIn`,
 * and `GUARDIAN_REQUIRED` (the own address), `INVALID_INPUT` (the address of whoever registered the minor), `MAILED_TOO_OFTEN`,
 * `RATE_LIMITED`, `BASE_URL_NOT_ALLOWED`.
 */
export async function sendGuardianMail(
  services: Services,
  call: CallOf<typeof accountEndpoints.sendGuardianMail>,
): Promise<OutputOf<typeof accountEndpoints.sendGuardianMail>> {
  const { email, password, guardianEmail, baseUrl } = call.input;
  const linkBase = linkBaseOf(services.config, baseUrl);
  const account = await verifyPassword(services, { email, password, client: clientOf(call) });
  const at = services.clock.now();
  const waits = account.activated_at !== null && waitsForGuardian(account, dayOf(at));
  if (!waits || account.guardian_withdrawn_at !== null) {
    await assertMayLogIn(services, account, clientOf(call));
    return { message: translate(call.language, 'feedback:accountActivated'), ready: true };
  }
  const address = guardianEmail ?? account.guardian_email ?? '';
  if (address === '') throw fieldError('GUARDIAN_REQUIRED', ['guardianEmail'], 'required');
  if (mailboxOf(address) === mailboxOf(account.email))
    throw fieldError('GUARDIAN_REQUIRED', ['guardianEmail'], 'duplicate');
  // Whoever registered the minor, or invited them, does not answer for the parent.
  if (account.partner_id !== null)
    await assertNotOwnAddress(services.db, {
      email: address,
      statedBy: account.partner_id,
      field: 'guardianEmail',
    });
  await countMail(services, 'guardian', address, await sourceOf(services, account.email, clientOf(call)));
  await services.db.transaction().execute(async (tx) => {
    const other = address !== account.guardian_email;
    if (other && !(await replaceGuardian(tx, account.id, address, at)))
      throw new AppError('CHANGED_MEANWHILE');
    await requestAccountLinks(services, tx, account.id, linkBase);
  });
  return { message: translate(call.language, 'feedback:guardianMailed', { email: address }), ready: false };
}
