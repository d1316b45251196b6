import type { transferEndpoints } from '@trattativa/contract/deals/transfers/endpoints';
import { revisedAgreement } from '@trattativa/domain/deals/transfers/agreement';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessTransferToMove, changedMeanwhile, readTransfer } from './access-transfer.ts';
import { checkedTerms } from './checked-terms.ts';
import { moveTransfer } from './move-transfer.ts';
import { agreementOf } from './transfer.ts';
import { assertTransferAllowed, ruledTransfer } from './transfer-rules.ts';

/**
 * Other terms by either club; what was signed before is void. Throws like every move, `TERMS_UNCHANGED`, `TRANSFER_NOT_ALLOWED`,
 * and what `checkedTerms` throws.
 */
export async function reviseTransfer(
  services: Services,
  call: CallOf<typeof transferEndpoints.reviseTransfer>,
): Promise<OutputOf<typeof transferEndpoints.reviseTransfer>> {
  const { actor, input } = call;
  const now = services.clock.now();
  const { transferId, version, ...written } = input;
  return services.db.transaction().execute(async (tx) => {
    const seen = { transferId, version, now };
    const { transfer, side, acting } = await accessTransferToMove(tx, actor, seen, 'revise');
    const revised = checkedTerms(written, dayOf(now));
    const agreement = revisedAgreement(agreementOf(transfer), acting, revised.hash);
    if (!agreement) throw new AppError('TERMS_UNCHANGED');
    const ruled = { ...ruledTransfer(transfer), terms: revised.terms };
    await assertTransferAllowed(tx, ruled, { language: call.language, now });
    const { accountId: actorId } = actor;
    const move = { act: 'revised', side, acting, actorId, at: now, agreement, revised } as const;
    const moved = await moveTransfer(tx, transfer, move);
    if (!moved) throw await changedMeanwhile(tx, actor, transferId, now);
    return {
      message: translate(call.language, 'feedback:transferSent'),
      transfer: await readTransfer(tx, actor, moved, now),
    };
  });
}
