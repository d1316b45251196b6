import type { Page } from '@trattativa/contract/paging';
import type { scoutEndpoints } from '@trattativa/contract/people/scouts/endpoints';
import type { ScoutedPlayer } from '@trattativa/contract/people/scouts/scout';
import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { profileRules } from '../players/own-profile/profile-rules.ts';
import { presentScoutedPlayer } from './present-scouted-player.ts';
import { findScoutedPlayer, listScoutPlayers, sumUpScouting } from './scout-players.repository.ts';
import { scoutViewOf } from './scout-view.ts';
import { listShortlists } from './shortlists.repository.ts';

/**
 * A page of the players open to scouts, with this scout's evaluation and notes. Throws `NOT_FOUND` without a
 * profile.
 */
export async function listPlayersForScout(
  services: Services,
  call: CallOf<typeof scoutEndpoints.getScoutPlayers>,
): Promise<Page<ScoutedPlayer>> {
  const { actor, input } = call;
  const rules = profileRules(services);
  const today = dayOf(rules.now);
  const sort = input.sort ?? 'updated';
  const newestFirst = sort === 'updated' || sort === 'evaluated';
  // Youngest first means the latest birth date first.
  const descending = (input.descending ?? newestFirst) !== (sort === 'age');
  const found = await listScoutPlayers(
    services.db,
    scoutViewOf(services, actor),
    {
      text: input.text,
      role: input.role,
      bornTo: input.ageFrom === undefined ? undefined : yearsBefore(today, input.ageFrom),
      bornAfter: input.ageTo === undefined ? undefined : yearsBefore(today, input.ageTo + 1),
      level: input.level,
      country: input.country,
      region: input.region,
      foot: input.foot,
      heightFrom: input.heightFrom,
      heightTo: input.heightTo,
      shortlistId: input.shortlistId,
      inShortlist: input.inShortlist,
      evaluated: input.evaluated,
    },
    { sort, descending },
    { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) },
  );
  return {
    items: found.rows.map((row) => presentScoutedPlayer(row, actor, rules)),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}

/** One player open to scouts. Throws `NOT_FOUND` for any other, existing or not. */
export async function getScoutPlayer(
  services: Services,
  call: CallOf<typeof scoutEndpoints.getScoutPlayer>,
): Promise<ScoutedPlayer> {
  const { actor, input } = call;
  const row = await findScoutedPlayer(services.db, scoutViewOf(services, actor), input.playerId);
  if (!row) throw new AppError('NOT_FOUND');
  return presentScoutedPlayer(row, actor, profileRules(services));
}

/** The numbers of players open to scouts and of those evaluated and shortlisted. */
export async function getScoutFigures(services: Services, call: Call<unknown>) {
  const view = scoutViewOf(services, call.actor);
  const [sums, shortlists] = await Promise.all([
    sumUpScouting(services.db, view),
    listShortlists(services.db, view),
  ]);
  return {
    players: sums.players,
    notEvaluated: sums.not_evaluated,
    inPart: sums.in_part,
    whole: sums.whole,
    shortlists: shortlists.length,
    shortlisted: sums.shortlisted,
  };
}
