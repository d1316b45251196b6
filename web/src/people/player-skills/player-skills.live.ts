import { playerNews } from '@trattativa/contract/event-groups';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of skills; followed by the player's id. */
export const playerSkillsKeys = {
  selected: ['player-skills', 'selected'],
  evaluations: ['player-skills', 'evaluations'],
} as const;

/** What is shown of a player is refetched when that player changes; not every event says whose record it was. */
export const applyToOnePlayer: ApplyEvent<{ playerId: number }, { playerId?: number }> = (state, { data }) =>
  data.playerId === undefined || data.playerId === state.playerId ? 'refetch' : state;

export const playerSkillsLive: readonly LiveHandler[] = [
  liveQuery({ types: playerNews, key: playerSkillsKeys.selected, apply: applyToOnePlayer }),
  liveQuery({ types: ['player.evaluated'], key: playerSkillsKeys.evaluations, apply: applyToOnePlayer }),
];
