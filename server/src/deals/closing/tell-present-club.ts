import type { Closing } from '@trattativa/contract/deals/closing/closing';
import type { closingEndpoints } from '@trattativa/contract/deals/closing/endpoints';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessNegotiation } from '../negotiations/access-negotiation.ts';
import { listDealAccounts } from '../negotiations/negotiations.repository.ts';
import { insertPresentClubNotice } from '../present-club/present-club.repository.ts';
import { readClosing } from './read-closing.ts';
import { findPresentClub } from './read-present-club.ts';

/**
 * The club of a negotiation tells the player's present club that it negotiates: here, or by a text that it sent on itself. Told twice
 * it stays as it is. Throws `NOT_FOUND`, `FORBIDDEN` for another side, and `TRANSITION_NOT_ALLOWED` where nobody has to be told, or
 * not in this way.
 */
export async function tellPresentClub(
  services: Services,
  { actor, input, language }: CallOf<typeof closingEndpoints.tellPresentClub>,
): Promise<Closing> {
  const { negotiationId, way } = input;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const { negotiation, side } = await accessNegotiation(tx, actor, negotiationId);
    if (side !== 'club') throw new AppError('FORBIDDEN');
    const closing = await readClosing(services, tx, negotiation, { actor, side, language });
    const { player, team } = negotiation;
    const { presentClub } = closing;
    if (presentClub?.told?.way === way) return closing;
    if (!player || !presentClub?.mayTell || presentClub.isReachable !== (way === 'platform'))
      throw new AppError('TRANSITION_NOT_ALLOWED');
    const present = await findPresentClub(tx, player, dayOf(at));
    const notice = { team_id: present.teamId, club_name: present.name.trim(), way };
    if (await insertPresentClubNotice(tx, { ...notice, negotiationId, toldBy: actor.accountId, at })) {
      await recordEvent(tx, {
        type: 'documents.clubTold',
        data: {
          negotiationId,
          playerId: player.id,
          teamId: team.id,
          presentTeamId: way === 'platform' ? present.teamId : null,
        },
        recipients: await listDealAccounts(tx, negotiationId, false),
        actorId: actor.accountId,
        at,
      });
    }
    return readClosing(services, tx, negotiation, { actor, side, language });
  });
}
