import type { watchEndpoints } from '@trattativa/contract/people/watching/endpoints';
import { maxWatched } from '@trattativa/domain/people/watching/watch-stages';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { isBeyondCap } from '../../platform/database/within-cap.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayer } from '../players/access-player.ts';
import { keepFacts } from './watched-facts.repository.ts';
import { factsOf } from './watched-facts.ts';
import { addWatched, listWatchedIds, removeWatched, setStage } from './watched-players.repository.ts';
import { recordListChanged, watcherOf } from './watcher.ts';

type Ids = OutputOf<typeof watchEndpoints.getWatchedIds>;

/** Ids of the players whom the caller's side watches. */
export async function getWatchedIds(
  services: Services,
  { actor }: CallOf<typeof watchEndpoints.getWatchedIds>,
): Promise<Ids> {
  return { items: await listWatchedIds(services.db, watcherOf(services, actor)) };
}

/** Adds a player whom the caller may see; `NOT_FOUND` for any other, `INVALID_INPUT` when the list is full. */
export async function watchPlayer(
  services: Services,
  { actor, input: { playerId } }: CallOf<typeof watchEndpoints.watchPlayer>,
): Promise<Ids> {
  const watcher = watcherOf(services, actor);
  try {
    return await services.db.transaction().execute(async (tx) => {
      const player = await accessPlayer(services, tx, actor, playerId);
      if (await addWatched(tx, watcher, playerId, services.clock.now())) {
        await keepFacts(tx, playerId, factsOf(player));
        await recordListChanged(services, tx, actor, playerId);
      }
      return { items: await listWatchedIds(tx, watcher) };
    });
  } catch (error) {
    const isFull = isBeyondCap(error, 'cap_watched_by_team') || isBeyondCap(error, 'cap_watched_by_agent');
    throw isFull ? fieldError('INVALID_INPUT', ['playerId'], 'tooMany', { max: maxWatched }) : error;
  }
}

/** Takes a player off the list, also one whom the caller may no longer see. */
export async function unwatchPlayer(
  services: Services,
  { actor, input: { playerId } }: CallOf<typeof watchEndpoints.unwatchPlayer>,
): Promise<Ids> {
  const watcher = watcherOf(services, actor);
  return services.db.transaction().execute(async (tx) => {
    if (await removeWatched(tx, watcher, playerId, services.clock.now()))
      await recordListChanged(services, tx, actor, playerId);
    return { items: await listWatchedIds(tx, watcher) };
  });
}

/** Sets how far the caller's side has come. Throws `NOT_FOUND` for a player who is not in the list. */
export async function setWatchStage(
  services: Services,
  { actor, input: { playerId, stage } }: CallOf<typeof watchEndpoints.setWatchStage>,
): Promise<Ids> {
  const watcher = watcherOf(services, actor);
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    if (!(await setStage(tx, watcher, { playerId, stage, at }))) throw new AppError('NOT_FOUND');
    await recordListChanged(services, tx, actor, playerId);
    return { items: await listWatchedIds(tx, watcher) };
  });
}
