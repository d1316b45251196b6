import { mostShortlisted, type shortlistEndpoints } from '@trattativa/contract/people/shortlist/endpoints';
import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import { type Actor, subjectId } from '../../platform/actor.ts';
import { fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayer } from '../players/access-player.ts';
import { listMemberIds } from '../teams/members.repository.ts';
import { deleteShortlisted, insertShortlisted, listShortlisted } from './shortlist.repository.ts';

type Shortlist = OutputOf<typeof shortlistEndpoints.getShortlist>;

const adult = 18;
const clubOf = (actor: Actor) => subjectId(actor, actor.teamId, undefined);

/** The shortlist of the caller's club. */
export async function getShortlist(
  services: Services,
  { actor }: CallOf<typeof shortlistEndpoints.getShortlist>,
): Promise<Shortlist> {
  return presentShortlist(services, services.db, clubOf(actor));
}

/** Adds a player whom the club may see; `NOT_FOUND` for any other, `INVALID_INPUT` when the list is full. */
export async function addToShortlist(
  services: Services,
  { actor, input: { playerId } }: CallOf<typeof shortlistEndpoints.addToShortlist>,
): Promise<Shortlist> {
  const teamId = clubOf(actor);
  return services.db.transaction().execute(async (tx) => {
    await accessPlayer(services, tx, actor, playerId);
    const added = await withinCap(
      'cap_team_shortlist',
      insertShortlisted(tx, teamId, playerId, services.clock.now()),
      () => fieldError('INVALID_INPUT', ['playerId'], 'tooMany', { max: mostShortlisted }),
    );
    if (added) await recordChanged(services, tx, actor, teamId);
    return presentShortlist(services, tx, teamId);
  });
}

/** Removes a player, also one whom the club may no longer see. */
export async function removeFromShortlist(
  services: Services,
  { actor, input: { playerId } }: CallOf<typeof shortlistEndpoints.removeFromShortlist>,
): Promise<Shortlist> {
  const teamId = clubOf(actor);
  return services.db.transaction().execute(async (tx) => {
    if (await deleteShortlisted(tx, teamId, playerId)) await recordChanged(services, tx, actor, teamId);
    return presentShortlist(services, tx, teamId);
  });
}

async function presentShortlist(services: Services, db: Queryable, teamId: number): Promise<Shortlist> {
  const adultsBornBy = yearsBefore(dayOf(services.clock.now()), adult);
  return { playerIds: await listShortlisted(db, teamId, adultsBornBy) };
}

async function recordChanged(
  services: Services,
  tx: Transaction,
  actor: Actor,
  teamId: number,
): Promise<void> {
  await recordEvent(tx, {
    type: 'team.shortlistChanged',
    data: { teamId },
    recipients: await listMemberIds(tx, teamId),
    actorId: actor.accountId,
    at: services.clock.now(),
  });
}
