import type { enquiryEndpoints } from '@trattativa/contract/deals/negotiations/enquiry-endpoints';
import { maxDaysToAnswer } from '@trattativa/domain/deals/enquiry';
import { translate } from '@trattativa/texts/translate';
import { accessPlayerRecordOwner, lockPlayer } from '../../people/players.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { readNegotiation } from './access-negotiation.ts';
import { beginEnquiry } from './begin-enquiry.ts';
import { lockAskingClub } from './enquiries.repository.ts';
import { boundsInCents } from './proposals/pay-bounds.ts';

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
    const asked = await accessPlayerRecordOwner(services, tx, actor, input.playerId);
    if (!asked.player.on_market) throw new AppError('PLAYER_OFF_MARKET');
    const negotiation = await beginEnquiry(tx, club, asked, {
      teamId,
      accountId,
      kind: input.kind,
      season: input.season,
      ...bounds,
      answerBy: input.answerBy,
      sentence: input.sentence ?? '',
      at,
    });
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
