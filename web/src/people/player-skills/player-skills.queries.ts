import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { playerSkillsKeys } from './player-skills-keys.ts';

/** The skills that a player is known for. */
export function useSelectedSkills(playerId: number) {
  return useQuery({
    queryKey: [...playerSkillsKeys.selected, playerId],
    queryFn: ({ signal }) => call('Player/GetPlayerSkillsSelected', { playerId }, { signal }),
  });
}

/** What evaluators think of a player's skills, and what the reader has said. */
export function useEvaluations(playerId: number) {
  return useQuery({
    queryKey: [...playerSkillsKeys.evaluations, playerId],
    queryFn: ({ signal }) => call('Player/GetPlayerSkillsEvaluations', { playerId }, { signal }),
  });
}
