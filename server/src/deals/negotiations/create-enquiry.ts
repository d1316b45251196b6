import type { enquiryEndpoints } from '@trattativa/contract/deals/negotiations/enquiry-endpoints';
import { maxDaysToAnswer, maxEnquiriesPerDay } from '@trattativa/domain/deals/enquiry';
import { translate } from '@trattativa/texts/translate';
import { accessPlayerRecordOwner, lockPlayer } from '../../people/players.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { readNegotiation } from './access-negotiation.ts';
import { begin } from './create-negotiation.ts';
import { insertEnquiry, lockAskingClub } from './enquiries.repository.ts';
import { findNegotiation } from './negotiations.repository.ts';
import { boundsInCents } from './proposals/pay-bounds.ts';
import { insertNegotiations, insertProposal } from './proposals/proposals.repository.ts';

/**
 * A club asks for a player: opens a negotiation in which who keeps the record is the proposing side and answers.
 * Throws `NOT_FOUND` (not visible to the caller), `PLAYER_OFF_MARKET`, `NOT_CONTACTABLE` (nobody may be asked about
 * the player, or it is the club's own), `NEGOTIATION_OPEN` (the club has one about the player),
 * `TOO_MANY_ENQUIRIES`, and `INVALID_INPUT` (bounds in the wrong order, a day that is over or too far away).
 */
export async function createEnquiry(
  services: Services,
  call: CallOf<typeof enquiryEndpoints.createEnquiry>,
): Promise<OutputOf<typeof enquiryEndpoints.createEnquiry>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const { teamId, accountId } = actor;
  if (teamId === null) throw new AppError('FORBIDDEN');
  const bounds = boundsInCents(input);
  assertNearDay(input.answerBy, at);
  return createOnce(services, call, async (tx) => {
    const club = await lockAskingClub(tx, teamId);
    await lockPlayer(tx, input.playerId);
    const { player, recordOwner } = await accessPlayerRecordOwner(services, tx, actor, input.playerId);
    if (!player.on_market) throw new AppError('PLAYER_OFF_MARKET');
    if (!recordOwner || recordOwner.accountId === accountId || recordOwner.teamId === teamId) {
      throw new AppError('NOT_CONTACTABLE');
    }
    const proposed = { playerId: player.id, coachingStaffId: null };
    const proposalId = await insertProposal(tx, {
      ...proposed,
      proposerAccountId: recordOwner.accountId,
      agentId: recordOwner.agentId,
      proposerTeamId: recordOwner.teamId,
      level: club.level ?? player.current_level ?? 0,
      priceCents: 0,
      commissionCents: null,
      commissionPercent: null,
      commissionPay: null,
      commissionInstalments: null,
      asked: null,
      requestId: null,
      consentWay: null,
      consent: null,
      immediateAvailability: player.immediate_availability ?? false,
      comments: '',
      at,
    });
    const [made] = await insertNegotiations(tx, { id: proposalId, ...proposed, at }, [teamId], 'club');
    if (!made) throw new AppError('NEGOTIATION_OPEN');
    await withinCap(
      'cap_enquiries',
      insertEnquiry(tx, {
        negotiationId: made.id,
        teamId,
        kind: input.kind,
        season: input.season,
        ...bounds,
        answerBy: input.answerBy,
        sentence: input.sentence ?? '',
        at,
      }),
      () => new AppError('TOO_MANY_ENQUIRIES', { params: { max: maxEnquiriesPerDay } }),
    );
    const negotiation = assertFound(await findNegotiation(tx, made.id));
    await begin(tx, negotiation, { by: 'club', actorId: accountId, at });
    return {
      message: translate(call.language, 'feedback:enquirySent'),
      negotiation: await readNegotiation(services, tx, actor, negotiation),
    };
  });
}

/** Throws `INVALID_INPUT` for a day before today or after the last one that may be asked for. */
function assertNearDay(answerBy: string, now: Date): void {
  const last = dayOf(addDays(now, maxDaysToAnswer));
  if (answerBy < dayOf(now)) throw fieldError('INVALID_INPUT', ['answerBy'], 'tooSmall', { min: dayOf(now) });
  if (answerBy > last) throw fieldError('INVALID_INPUT', ['answerBy'], 'tooBig', { max: last });
}
