import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of skills; followed by the player's id. */
export const playerSkillsKeys = {
  selected: ['player-skills', 'selected'],
  evaluations: ['player-skills', 'evaluations'],
} as const;

/** The skills of a player are refetched when that player changes. */
export const applyToOnePlayer: ApplyEvent<{ playerId: number }, { playerId: number }> = (state, event) =>
  state.playerId === event.data.playerId ? 'refetch' : state;

export const playerSkillsLive: readonly LiveHandler[] = [
  liveQuery({ types: ['player.changed'], key: playerSkillsKeys.selected, apply: applyToOnePlayer }),
  liveQuery({ types: ['player.evaluated'], key: playerSkillsKeys.evaluations, apply: applyToOnePlayer }),
];
