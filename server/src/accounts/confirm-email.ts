import { translate } from '@trattativa/texts/translate';
import { AppError } from '../platform/app-error.ts';
import type { Call } from '../platform/http/call.ts';
import { recordEvent } from '../platform/outbox/record-event.ts';
import type { Services } from '../platform/services.ts';
import { activateAccount, confirmGuardian, useCode } from './accounts.repository.ts';

/** Activates the account of a mailed code; a minor's guardian confirms the same way. Throws `CODE_INVALID`. */
export async function confirmEmail(
  services: Services,
  call: Call<{ code: string }>,
): Promise<{ message: string }> {
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const used = await useCode(tx, services.ids.hash(call.input.code), ['activation', 'guardian'], at);
    if (!used) throw new AppError('CODE_INVALID');
    const { accountId, purpose } = used;
    if (purpose === 'guardian') await confirmGuardian(tx, accountId, at);
    else await activateAccount(tx, accountId, at);
    await recordEvent(tx, {
      type: 'account.activated',
      data: { accountId },
      recipients: [],
      actorId: accountId,
      at,
    });
  });
  return { message: translate(call.language, 'feedback:accountActivated') };
}
