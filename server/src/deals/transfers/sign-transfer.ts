import type { transferEndpoints } from '@trattativa/contract/deals/transfers/endpoints';
import { endedAgreement, signedAgreement } from '@trattativa/domain/deals/transfers/agreement';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessTransferToMove, changedMeanwhile, readTransfer } from './access-transfer.ts';
import { moveTransfer } from './move-transfer.ts';
import { agreementOf } from './transfer.ts';
import { assertTransferAllowed, ruledTransfer } from './transfer-rules.ts';

/**
 * A club signs the terms that it saw; with the other club's signature they are agreed. Throws like every move, `CHANGED_MEANWHILE`
 * when other terms are in force, and `TRANSFER_NOT_ALLOWED` when a rule refuses them.
 */
export async function signTransfer(
  services: Services,
  call: CallOf<typeof transferEndpoints.signTransfer>,
): Promise<OutputOf<typeof transferEndpoints.signTransfer>> {
  const { actor, input } = call;
  const now = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const seen = { transferId: input.transferId, version: input.version, now };
    const { transfer, side, acting } = await accessTransferToMove(tx, actor, seen, 'sign');
    await assertTransferAllowed(tx, ruledTransfer(transfer), { language: call.language, now });
    const agreement = signedAgreement(agreementOf(transfer), acting, input.termsHash);
    const act = agreement?.state === 'agreed' ? 'agreed' : 'signed';
    const moved =
      agreement &&
      (await moveTransfer(tx, transfer, { act, side, acting, actorId: actor.accountId, at: now, agreement }));
    if (!moved) throw await changedMeanwhile(tx, actor, transfer.id, now);
    return {
      message: translate(
        call.language,
        act === 'agreed' ? 'feedback:transferAgreed' : 'feedback:transferSigned',
      ),
      transfer: await readTransfer(tx, actor, moved, now),
    };
  });
}

/** A club ends the talks without an agreement. Throws like every move. */
export async function endTransfer(
  services: Services,
  call: CallOf<typeof transferEndpoints.endTransfer>,
): Promise<OutputOf<typeof transferEndpoints.endTransfer>> {
  const { actor, input } = call;
  const now = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const seen = { transferId: input.transferId, version: input.version, now };
    const { transfer, side, acting } = await accessTransferToMove(tx, actor, seen, 'end');
    const agreement = endedAgreement(agreementOf(transfer));
    if (!agreement) throw new AppError('TRANSITION_NOT_ALLOWED');
    const { accountId: actorId } = actor;
    const move = { act: 'ended', side, acting, actorId, at: now, agreement, note: input.note } as const;
    const moved = await moveTransfer(tx, transfer, move);
    if (!moved) throw await changedMeanwhile(tx, actor, transfer.id, now);
    return {
      message: translate(call.language, 'feedback:transferEnded'),
      transfer: await readTransfer(tx, actor, moved, now),
    };
  });
}
