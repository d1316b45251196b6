import type { NegotiationAbilities } from '@trattativa/contract/deals/negotiations/abilities';
import type { negotiationEndpoints } from '@trattativa/contract/deals/negotiations/endpoints';
import type { NegotiationEvents } from '@trattativa/contract/deals/negotiations/events';
import type { NegotiationSide } from '@trattativa/contract/deals/negotiations/negotiation';
import { type NegotiationStatus, negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { translate } from '@trattativa/texts/translate';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { isUniqueViolation } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { trialConditions } from '../trial-conditions.ts';
import {
  accessNegotiation,
  accessNegotiationToMove,
  changedMeanwhile,
  readNegotiation,
} from './access-negotiation.ts';
import { moveNegotiation } from './move-negotiation.ts';
import { causeOfRejection } from './negotiation.ts';
import { abilitiesOf, waitsForConsent } from './negotiations.policy.ts';
import { confirmNegotiationSignature, signNegotiation } from './sign-negotiation.ts';

/**
 * Rejects, withdraws, puts on trial, reopens or signs (the club signs, the proposer confirms). Throws
 * `NOT_FOUND`, `FORBIDDEN`, `CHANGED_MEANWHILE` with the present state, `TRANSITION_NOT_ALLOWED` (with the
 * present state for a signature), `PROPOSAL_NOT_CONFIRMED`, `FEES_NOT_AGREED`, `COST_NOT_AGREED`, `FEE_SHEET_NOT_AGREED`,
 * `SIGNATURE_NOT_ALLOWED` and `ALREADY_REGISTERED` (a signature), `REASON_REQUIRED` (reopening, or a rejection for `other` without words),
 * `INVALID_INPUT` (a code for any move but a rejection, parents for any but a trial, a cost or a sheet for any but a signature), `MINOR_PROTECTED` (a trial that the rules keep from a minor), `ALREADY_PROPOSED` (reopening while a newer one is
 * open).
 */
export async function updateNegotiationStatus(
  services: Services,
  call: CallOf<typeof negotiationEndpoints.updateNegotiationStatus>,
): Promise<OutputOf<typeof negotiationEndpoints.updateNegotiationStatus>> {
  const { actor, input } = call;
  const at = services.clock.now();
  if (input.reasonCode && input.status !== negotiationStatus.rejected) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: ['reasonCode'], code: 'invalid' }] });
  }
  if (input.status !== negotiationStatus.trial && (input.parentsAgree || input.parentsContact)) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: ['parentsAgree'], code: 'invalid' }] });
  }
  if (input.status !== negotiationStatus.signed && input.acceptedCost != null) {
    throw fieldError('INVALID_INPUT', ['acceptedCost'], 'invalid');
  }
  if (input.status !== negotiationStatus.signed && input.feeSheetHash != null) {
    throw fieldError('INVALID_INPUT', ['feeSheetHash'], 'invalid');
  }
  if (input.status === negotiationStatus.signed) return sign(services, call);
  const { ability, event } = await requestedMove(services, call);
  try {
    return await services.db.transaction().execute(async (tx) => {
      const { negotiation, side } = await accessNegotiationToMove(services, tx, actor, input, ability);
      const needsWords = ability === 'reopen' || input.reasonCode === 'other';
      if (needsWords && !input.reason) {
        throw new AppError('REASON_REQUIRED', { fields: [{ path: ['reason'], code: 'required' }] });
      }
      if (ability === 'trial') {
        const { parentsAgree = false, parentsContact = null } = input;
        const step = { language: call.language, actorId: actor.accountId, parentsAgree, parentsContact };
        await trialConditions.get()(services, tx, step, negotiation);
      }
      const moved = await moveNegotiation(tx, negotiation, {
        event,
        to: input.status,
        by: side,
        actorId: actor.accountId,
        at,
        cause: causeOfRejection(side, negotiation),
        reasonCode: input.reasonCode,
        note: input.reason,
      });
      if (!moved) throw await changedMeanwhile(services, tx, actor, negotiation.id);
      return {
        message: translate(call.language, 'feedback:negotiationStatusUpdated'),
        negotiation: await readNegotiation(services, tx, actor, moved),
      };
    });
  } catch (error) {
    const isOpenTwice =
      isUniqueViolation(error, 'one_open_negotiation') ||
      isUniqueViolation(error, 'one_open_staff_negotiation');
    if (!isOpenTwice) throw error;
    const { negotiation } = await accessNegotiation(services.db, actor, input.negotiationId);
    throw new AppError('ALREADY_PROPOSED', { params: { name: negotiation.team.name } });
  }
}

interface RequestedMove {
  event: keyof NegotiationEvents;
  by: Partial<Record<NegotiationSide, keyof NegotiationAbilities>>;
}

/** The event of each requested status, and the ability that each side needs for it. */
const requestedMoves: Partial<Record<NegotiationStatus, RequestedMove>> = {
  [negotiationStatus.viewed]: { event: 'negotiation.reopened', by: { staff: 'reopen' } },
  [negotiationStatus.rejected]: {
    event: 'negotiation.rejected',
    by: { club: 'reject', proposer: 'withdraw' },
  },
  [negotiationStatus.trial]: { event: 'negotiation.putOnTrial', by: { club: 'trial' } },
};

/** The signature that the caller's side can give now; for staff, whichever is missing. */
async function sign(
  services: Services,
  call: CallOf<typeof negotiationEndpoints.updateNegotiationStatus>,
): Promise<OutputOf<typeof negotiationEndpoints.updateNegotiationStatus>> {
  const { actor, input } = call;
  const { negotiation, side } = await accessNegotiation(services.db, actor, input.negotiationId);
  if (side === 'reader') throw new AppError('FORBIDDEN');
  if (negotiation.version !== input.version) {
    throw await changedMeanwhile(services, services.db, actor, negotiation.id);
  }
  const can = abilitiesOf(side, negotiation);
  if (can.confirm) return confirmNegotiationSignature(services, call);
  if (can.sign) return signNegotiation(services, call);
  const held = (['confirm', 'sign'] as const).some((act) => waitsForConsent(side, negotiation, act));
  if (held) throw new AppError('PROPOSAL_NOT_CONFIRMED');
  throw new AppError('TRANSITION_NOT_ALLOWED', {
    current: await readNegotiation(services, services.db, actor, negotiation),
  });
}

/** The move that the requested status means for this side. */
async function requestedMove(
  services: Services,
  { actor, input }: CallOf<typeof negotiationEndpoints.updateNegotiationStatus>,
): Promise<{ event: keyof NegotiationEvents; ability: keyof NegotiationAbilities }> {
  const { negotiation, side } = await accessNegotiation(services.db, actor, input.negotiationId);
  if (side === 'reader') throw new AppError('FORBIDDEN');
  const move = requestedMoves[input.status];
  const ability = move?.by[side];
  if (!ability) throw new AppError('TRANSITION_NOT_ALLOWED');
  // A club that still waits for the answer to its enquiry takes the enquiry back.
  const isEnquiry = ability === 'reject' && negotiation.awaits_answer;
  return { event: move.event, ability: isEnquiry ? 'withdraw' : ability };
}
