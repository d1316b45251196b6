import { z } from 'zod';
import { examplePlayer } from '../players/example-player.ts';
import { player } from '../players/player.ts';

/** A player open to scouts, with the calling scout's evaluation and notes. */
export const scoutedPlayer = z.object({
  player,
  /** The scout's own evaluation: of how many of the forty skills, and when; null: none yet. */
  evaluation: z.object({ skills: z.number().int(), evaluatedAt: z.string() }).nullable(),
  /** The scout's own shortlists that hold the player, with the note in each. Nobody else reads them. */
  shortlists: z.array(z.object({ shortlistId: z.number().int(), name: z.string(), note: z.string() })),
});

export type ScoutedPlayer = z.infer<typeof scoutedPlayer>;

export const shortlist = z.object({
  shortlistId: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  /** Players in it who are opened to scouts now. */
  players: z.number().int(),
  updatedAt: z.string(),
});

export type Shortlist = z.infer<typeof shortlist>;

/** Shortlists of one scout. */
export const maxShortlists = 50;

/** Example for the documentation; invented. */
export const exampleShortlist: Shortlist = {
  shortlistId: 70001,
  version: 1,
  name: 'Centravanti per la Serie D',
  players: 4,
  updatedAt: '2026-10-02T09:30:00.000Z',
};

/** Example for the documentation; invented. */
export const exampleScoutedPlayer: ScoutedPlayer = {
  player: examplePlayer,
  evaluation: { skills: 28, evaluatedAt: '2026-10-02T09:30:00.000Z' },
  shortlists: [{ shortlistId: 70001, name: 'Centravanti per la Serie D', note: 'da rivedere in trasferta' }],
};
