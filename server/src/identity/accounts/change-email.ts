import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { countAttempt } from '../../platform/counts/count-attempt.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { linkBaseOf } from '../../platform/link-base.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { findAccountByEmail } from './accounts.repository.ts';
import { applyEmailChange, saveEmailChange } from './own-account.repository.ts';
import { recordAccountChanged } from './save-my-account.ts';
import { endAllSessions } from './sign-in/sessions.ts';
import { verifyOwnPassword } from './sign-in/verify-password.ts';

/**
 * Requests the mail that confirms a new address. The old one stays valid until its link is opened. Throws
 * `PASSWORD_WRONG`, `BASE_URL_NOT_ALLOWED`, and `EMAIL_EXISTS`, rate-limited as at registration:
 * `RATE_LIMITED`.
 */
export async function startEmailChange(
  services: Services,
  call: CallOf<typeof accountEndpoints.startEmailChange>,
): Promise<OutputOf<typeof accountEndpoints.startEmailChange>> {
  const { email, baseUrl } = call.input;
  const linkBase = linkBaseOf(services.config, baseUrl);
  await countAttempt(services, 'registration', call.ip);
  const { id: accountId } = await verifyOwnPassword(services, call);
  await services.db.transaction().execute(async (tx) => {
    if (await findAccountByEmail(tx, email)) throw fieldError('EMAIL_EXISTS', ['email'], 'duplicate');
    const at = services.clock.now();
    await saveEmailChange(tx, accountId, email, at);
    await recordEvent(tx, {
      type: 'account.emailChangeAsked',
      data: { accountId, linkBase },
      recipients: [],
      actorId: accountId,
      at,
    });
    await recordAccountChanged(services, tx, accountId);
  });
  return { message: translate(call.language, 'feedback:emailChangeSent') };
}

/** Makes a new address valid once its mailed link is opened, and ends every session. Throws `CODE_INVALID`, `EMAIL_EXISTS`. */
export async function confirmEmailChange(
  services: Services,
  tx: Transaction,
  accountId: number,
  email: string,
): Promise<void> {
  if (await findAccountByEmail(tx, email)) throw new AppError('EMAIL_EXISTS');
  const at = services.clock.now();
  if (!(await applyEmailChange(tx, accountId, email, at))) throw new AppError('CODE_INVALID');
  await endAllSessions(tx, accountId, { actorId: accountId, at });
  await recordEvent(tx, {
    type: 'account.emailChanged',
    data: { accountId },
    recipients: [],
    actorId: accountId,
    at,
  });
  await recordAccountChanged(services, tx, accountId);
}
