import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { playerSkillsKeys } from './player-skills.live.ts';

/** The selected skills of a player. */
export function useSelectedSkills(playerId: number) {
  return useQuery({
    queryKey: [...playerSkillsKeys.selected, playerId],
    queryFn: ({ signal }) => call('Player/GetPlayerSkillsSelected', { playerId }, { signal }),
  });
}

/** The evaluators' means for a player's skills, and the reader's own evaluation. */
export function useEvaluations(playerId: number) {
  return useQuery({
    queryKey: [...playerSkillsKeys.evaluations, playerId],
    queryFn: ({ signal }) => call('Player/GetPlayerSkillsEvaluations', { playerId }, { signal }),
  });
}
