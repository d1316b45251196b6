import type { claimAndListingEndpoints } from '@trattativa/contract/representation/claims/endpoints';
import { translate } from '@trattativa/texts/translate';
import { copyCareerEntries } from '../../people/player-career.ts';
import { copyEvaluations } from '../../people/player-skills.ts';
import {
  findOwnRecord,
  findPlayer,
  findRegisteredBirth,
  followMinorInPortfolios,
  isAdult,
  lastDayOf,
  linkRecord,
  lockPerson,
  moveSkills,
  type PlayerRow,
  saveOwnRecord,
} from '../../people/players.ts';
import { followLedger } from '../../people/registrations.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { closeInvitation, findInvitation, lockInvitation } from './claims.repository.ts';
import { fieldsForOwnRecord } from './fields-for-own-record.ts';
import { recordListingChanged } from './record-listing-changed.ts';

/**
 * The invited player answers. Accepting links the record to the account; the own profile takes from it what it lacks, or
 * comes to be (the record and its history become the player's own, and the owner keeps it). Throws `NOT_FOUND`
 * for an invitation to another address, `INVITATION_CLOSED`, `ALREADY_CLAIMED`, `INVALID_INPUT` (a minor's record, an adult's account).
 */
export async function answerInvitation(
  services: Services,
  { actor, input, language }: CallOf<typeof claimAndListingEndpoints.answerInvitation>,
): Promise<OutputOf<typeof claimAndListingEndpoints.answerInvitation>> {
  const at = services.clock.now();
  const playerId = await services.db.transaction().execute(async (tx) => {
    if (!(await lockInvitation(tx, input.invitationId, actor.accountId))) throw new AppError('NOT_FOUND');
    const invitation = assertFound(await findInvitation(tx, input.invitationId));
    if (invitation.status !== 'open' || invitation.expires_at <= at || invitation.deleted_at !== null) {
      throw new AppError('INVITATION_CLOSED');
    }
    const own = input.accept ? await claim(services, tx, actor, invitation.player_id, at) : null;
    await closeInvitation(tx, invitation.player_id, input.accept ? 'accepted' : 'declined', at);
    await recordListingChanged(
      tx,
      invitation.player_id,
      input.accept ? 'claimed' : 'declined',
      { actorId: actor.accountId, at },
      [actor.accountId],
    );
    return own;
  });
  return { message: translate(language, 'feedback:dataSaved'), playerId };
}

/** An adult's account takes over no minor's record: staff first correct whichever date is wrong. */
function assertNoMinorClaimedByAdult(record: PlayerRow, registered: string | null, at: Date): void {
  const stated = record.born_date ?? lastDayOf(record.born_year);
  if (stated === null || registered === null) return;
  const today = dayOf(at);
  if (isAdult({ born_date: registered }, today) && !isAdult({ born_date: stated }, today))
    throw fieldError('INVALID_INPUT', ['invitationId'], 'staysMinor');
}

/** Answers the id of the own profile. */
async function claim(
  services: Services,
  tx: Transaction,
  actor: Actor,
  recordId: number,
  at: Date,
): Promise<number> {
  if (!(await linkRecord(tx, recordId, actor.accountId))) throw new AppError('ALREADY_CLAIMED');
  const born = await findRegisteredBirth(tx, actor.accountId);
  if (born !== null) await followMinorInPortfolios(tx, actor.accountId, born, at);
  const record = assertFound(await findPlayer(tx, recordId));
  assertNoMinorClaimedByAdult(record, born, at);
  const own = await findOwnRecord(tx, actor.accountId);
  const fields = fieldsForOwnRecord(record, own, born);
  const saved = await saveOwnRecord(tx, actor, own, fields, at);
  if (!saved) throw new AppError('CHANGED_MEANWHILE');
  await moveSkills(tx, recordId, saved.id);
  await copyCareerEntries(tx, recordId, saved.id);
  await copyEvaluations(tx, recordId, saved.id);
  // Both are the same person's now: what one has signed holds for the other.
  for (const id of await lockPerson(tx, recordId))
    await followLedger(services, tx, id, { at, actorId: actor.accountId });
  await recordEvent(tx, {
    type: own ? 'player.changed' : 'player.added',
    data: { playerId: saved.id },
    recipients: [actor.accountId],
    actorId: actor.accountId,
    at,
  });
  return saved.id;
}
