import type { ApplyEvent, LiveHandler } from '../../platform/cache/live-handler.ts';
import { liveQuery } from '../../platform/cache/live-handler.ts';
import { playerSkillsKeys } from './player-skills-keys.ts';

/** What is shown about one player is fetched again when that player changes; others are left alone. */
export const applyToOnePlayer: ApplyEvent<{ playerId: number }, { playerId: number }> = (state, event) =>
  state.playerId === event.data.playerId ? 'refetch' : state;

export const playerSkillsLive: readonly LiveHandler[] = [
  liveQuery({ types: ['player.changed'], key: playerSkillsKeys.selected, apply: applyToOnePlayer }),
  liveQuery({ types: ['player.evaluated'], key: playerSkillsKeys.evaluations, apply: applyToOnePlayer }),
];
