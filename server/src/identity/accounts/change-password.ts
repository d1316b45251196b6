import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { translate } from '@trattativa/texts/translate';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { savePassword } from './accounts.repository.ts';
import { assertUncommonPassword, hashPassword } from './password.ts';
import { renewSession } from './sign-in/end-sessions.ts';
import { verifyOwnPassword } from './sign-in/verify-password.ts';

/**
 * Sets a new password; needs the old one, ends every other session and renews the present one. Throws `PASSWORD_WRONG`,
 * `PASSWORD_TOO_COMMON`.
 */
export async function changePassword(
  services: Services,
  call: CallOf<typeof accountEndpoints.changePassword>,
): Promise<OutputOf<typeof accountEndpoints.changePassword>> {
  const { input } = call;
  const account = await verifyOwnPassword(services, call);
  const ownWords = [account.name, account.surname, account.email];
  assertUncommonPassword(input.newPassword, 'newPassword', ownWords);
  const passwordHash = await hashPassword(input.newPassword);
  const at = services.clock.now();
  const session = await services.db.transaction().execute(async (tx) => {
    await savePassword(tx, account.id, passwordHash, at);
    await recordEvent(tx, {
      type: 'account.passwordChanged',
      data: { accountId: account.id },
      recipients: [],
      actorId: account.id,
      at,
    });
    return renewSession(services, tx, call);
  });
  return { message: translate(call.language, 'feedback:passwordUpdated'), session };
}
