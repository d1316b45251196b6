import type { transferEndpoints } from '@trattativa/contract/deals/transfers/endpoints';
import { begunAgreement } from '@trattativa/domain/deals/transfers/agreement';
import { translate } from '@trattativa/texts/translate';
import { isStaff } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import { isUniqueViolation } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { assertReleasing } from '../moves/assert-releasing.ts';
import { accessNegotiation } from '../negotiations/access-negotiation.ts';
import { isWithoutClub } from '../negotiations/negotiation.ts';
import { readTransfer } from './access-transfer.ts';
import { checkedTerms } from './checked-terms.ts';
import { recordTransferStep } from './move-transfer.ts';
import { insertTransfer, insertTransferRevision } from './transfer-changes.repository.ts';
import { assertTransferAllowed, ruledTransfer } from './transfer-rules.ts';
import { isTransferable } from './transfers.policy.ts';
import { canClubAnswer, findTransfer } from './transfers.repository.ts';

/**
 * The negotiation's club proposes terms to the club that has the player. Throws `NOT_FOUND` (a foreign
 * negotiation, or one about a member of coaching staff), `PLAYER_IS_FREE`, `TRANSITION_NOT_ALLOWED` (a rejected
 * negotiation), `INVALID_INPUT` for another club than the one that has the player by a signature, `NOBODY_TO_ANSWER`, `TRANSFER_NOT_ALLOWED`, `TRANSFER_EXISTS` while one is talked about or agreed, and what
 * `checkedTerms` throws.
 */
export async function proposeTransfer(
  services: Services,
  call: CallOf<typeof transferEndpoints.proposeTransfer>,
): Promise<OutputOf<typeof transferEndpoints.proposeTransfer>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const { negotiationId, releasingTeamId, ...written } = input;
  try {
    return await createOnce(services, call, async (tx) => {
      const { negotiation, side } = await accessNegotiation(tx, actor, negotiationId);
      const { player } = negotiation;
      if (!player || (side !== 'club' && side !== 'staff')) throw new AppError('NOT_FOUND');
      if (isWithoutClub(player, dayOf(at))) throw new AppError('PLAYER_IS_FREE');
      if (!isTransferable(negotiation, dayOf(at))) throw new AppError('TRANSITION_NOT_ALLOWED');
      const revision = checkedTerms(written, dayOf(at));
      if (releasingTeamId === negotiation.team_id) {
        throw fieldError('INVALID_INPUT', ['releasingTeamId'], 'invalid');
      }
      const asked = { playerId: player.id, releasingTeamId, day: dayOf(at) };
      await assertReleasing(tx, asked, 'releasingTeamId');
      if (!(await canClubAnswer(tx, releasingTeamId))) throw new AppError('NOBODY_TO_ANSWER');
      const id = await insertTransfer(tx, {
        negotiationId,
        engagingTeamId: negotiation.team_id,
        releasingTeamId,
        agreement: begunAgreement('engaging', revision.hash),
        at,
      });
      const by = { by: 'engaging', byStaff: isStaff(actor), actorId: actor.accountId, at } as const;
      await insertTransferRevision(tx, { transferId: id, number: 1, ...by, ...revision });
      const transfer = assertFound(await findTransfer(tx, id));
      // Only the stored transfer names the releasing club.
      await assertTransferAllowed(tx, ruledTransfer(transfer), { language: call.language, now: at });
      await recordTransferStep(tx, transfer, {
        act: 'proposed',
        side: isStaff(actor) ? 'staff' : 'engaging',
        acting: 'engaging',
        actorId: actor.accountId,
        at,
      });
      return {
        message: translate(call.language, 'feedback:transferSent'),
        transfer: await readTransfer(tx, actor, transfer, at),
      };
    });
  } catch (error) {
    throw isUniqueViolation(error, 'one_transfer_of_negotiation') ? new AppError('TRANSFER_EXISTS') : error;
  }
}
