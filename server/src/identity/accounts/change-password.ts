import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { translate } from '@trattativa/texts/translate';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { savePassword } from './accounts.repository.ts';
import { endOtherSessions } from './end-sessions.ts';
import { assertUncommonPassword, hashPassword } from './password.ts';
import { verifyOwnPassword } from './verify-password.ts';

/**
 * Sets a new password; needs the old one, and ends every other session. Throws `PASSWORD_WRONG`,
 * `PASSWORD_TOO_COMMON`.
 */
export async function changePassword(
  services: Services,
  call: CallOf<typeof accountEndpoints.changePassword>,
): Promise<OutputOf<typeof accountEndpoints.changePassword>> {
  const { actor, input } = call;
  const account = await verifyOwnPassword(services, call);
  const ownWords = [account.name, account.surname, account.email];
  assertUncommonPassword(input.newPassword, 'newPassword', ownWords);
  const passwordHash = await hashPassword(input.newPassword);
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    await savePassword(tx, account.id, passwordHash, at);
    await endOtherSessions(services, tx, account.id, actor.sessionId);
    await recordEvent(tx, {
      type: 'account.passwordChanged',
      data: { accountId: account.id },
      recipients: [],
      actorId: account.id,
      at,
    });
  });
  return { message: translate(call.language, 'feedback:passwordUpdated') };
}
