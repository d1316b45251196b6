import type { Page } from '@trattativa/contract/paging';
import type { watchEndpoints } from '@trattativa/contract/people/watching/endpoints';
import type { WatchedPlayer } from '@trattativa/contract/people/watching/watched-player';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { profileRules } from '../players/own-profile/profile-rules.ts';
import { presentPlayer } from '../players/present-player.ts';
import { listWatched } from './watched-players.repository.ts';
import { watcherOf } from './watcher.ts';

/** A page of the list of the caller's side: those whom it may see now, of one stage or of all. */
export async function getWatchList(
  services: Services,
  { actor, input }: CallOf<typeof watchEndpoints.getWatchList>,
): Promise<Page<WatchedPlayer>> {
  const rules = profileRules(services);
  const found = await listWatched(services.db, watcherOf(services, actor), input.stage, {
    limit: input.limit ?? defaultLimit,
    after: readCursor(input.cursor),
  });
  return {
    items: found.rows.map((row) => ({
      player: presentPlayer(row, actor, rules),
      stage: row.stage,
      addedAt: row.added_at.toISOString(),
      changedAt: row.watch_changed_at.toISOString(),
      notes: row.notes,
      latestNote: row.latest_note,
    })),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}
