import { watchStages } from '@trattativa/domain/people/watching/watch-stages';
import { z } from 'zod';
import { examplePlayer } from '../players/example-player.ts';
import { player } from '../players/player.ts';

const stage = z.enum(watchStages);

/** Ids of the watched players, and how far the reader's side has come with each. */
export const watchedIds = z.object({ items: z.array(z.object({ playerId: z.number().int(), stage })) });

/** A player of the watch list as the reader may see the player. */
export const watchedPlayer = z.object({
  player,
  stage,
  addedAt: z.string(),
  /** Latest change of stage or notes. */
  changedAt: z.string(),
  /** How many there are, and the latest of them; empty: none. */
  notes: z.number().int(),
  latestNote: z.string(),
});

export type WatchedPlayer = z.infer<typeof watchedPlayer>;

export const watchNote = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Empty when the account is gone. */
  by: z.string(),
  text: z.string(),
});

export type WatchNote = z.infer<typeof watchNote>;

/** Example for the documentation; invented. */
export const exampleWatched: WatchedPlayer = {
  player: examplePlayer,
  stage: 'seenLive',
  addedAt: '2026-10-02T09:30:00.000Z',
  changedAt: '2026-10-04T18:00:00.000Z',
  notes: 1,
  latestNote: 'Bene di testa, da rivedere in trasferta.',
};

/** Example for the documentation; invented. */
export const exampleWatchNote: WatchNote = {
  id: 901,
  at: '2026-10-04T18:00:00.000Z',
  by: 'Marco Riva',
  text: 'Bene di testa, da rivedere in trasferta.',
};
