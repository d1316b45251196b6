import type { claimAndListingEndpoints } from '@trattativa/contract/representation/claims/endpoints';

import { mailboxOf } from '@trattativa/domain/identity/mailbox';
import { translate } from '@trattativa/texts/translate';
import { assertPersonsAddress } from '../../identity/accounts.ts';
import { accessPortfolioPlayer, listPlayerAudience } from '../../people/players.ts';
import { AppError } from '../../platform/app-error.ts';
import { addDays } from '../../platform/clock.ts';
import { countAttempt } from '../../platform/counts/count-attempt.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { closeInvitation, countInvitations, insertInvitation, lockInvitations } from './claims.repository.ts';
import { recordListingChanged } from './record-listing-changed.ts';

const daysValid = 14;
export const maxPerDay = 3;
/** Whoever invites: nobody's mailbox is filled by many records. */
export const maxPerDayToMailbox = 5;

/**
 * Invites the person behind a record to claim it. Whether that address has an account is never said. Throws `NOT_FOUND`,
 * `ALREADY_CLAIMED`, `INVITED_TOO_OFTEN`, `INVALID_INPUT` beside the address, `RATE_LIMITED`.
 */
export async function inviteToClaim(
  services: Services,
  { actor, input, ip, language }: CallOf<typeof claimAndListingEndpoints.inviteToClaim>,
): Promise<OutputOf<typeof claimAndListingEndpoints.inviteToClaim>> {
  // A refusal tells that the address is a professional's.
  await countAttempt(services, 'registration', ip);
  const mailbox = mailboxOf(input.email);
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    await lockInvitations(tx, input.playerId, mailbox);
    const { player } = await accessPortfolioPlayer(tx, actor, input.playerId);
    if (player.account_id !== null) throw new AppError('ALREADY_CLAIMED');
    await assertPersonsAddress(tx, { email: input.email, statedBy: actor.accountId });
    const sent = { playerId: player.id, mailbox, since: addDays(at, -1) };
    const { forRecord, toMailbox } = await countInvitations(tx, sent);
    if (forRecord >= maxPerDay || toMailbox >= maxPerDayToMailbox) {
      throw new AppError('INVITED_TOO_OFTEN', { retryAfter: 24 * 60 * 60 });
    }
    await closeInvitation(tx, player.id, 'withdrawn', at);
    const invitationId = await insertInvitation(tx, {
      playerId: player.id,
      email: input.email,
      language: input.language ?? language,
      invitedBy: actor.accountId,
      at,
      expiresAt: addDays(at, daysValid),
    });
    await recordEvent(tx, {
      type: 'claim.invited',
      data: { invitationId, playerId: player.id },
      recipients: await listPlayerAudience(tx, player.id),
      actorId: actor.accountId,
      at,
    });
  });
  return { message: translate(language, 'feedback:messageSent') };
}

/** Takes the open invitation back. Throws `NOT_FOUND`, `INVITATION_CLOSED`. */
export async function withdrawInvitation(
  services: Services,
  { actor, input, language }: CallOf<typeof claimAndListingEndpoints.withdrawInvitation>,
): Promise<OutputOf<typeof claimAndListingEndpoints.withdrawInvitation>> {
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const { player } = await accessPortfolioPlayer(tx, actor, input.playerId);
    if (!(await closeInvitation(tx, player.id, 'withdrawn', at))) throw new AppError('INVITATION_CLOSED');
    await recordListingChanged(tx, player.id, 'withdrawn', { actorId: actor.accountId, at });
  });
  return { message: translate(language, 'feedback:dataSaved') };
}
