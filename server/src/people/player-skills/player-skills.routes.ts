import { playerSkillsEndpoints } from '@trattativa/contract/people/players/skills-endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getPlayerSkillsEvaluations } from './get-player-skills-evaluations.ts';
import { getPlayerSkillsSelected } from './get-player-skills-selected.ts';
import { savePlayerEvaluation } from './save-player-evaluation.ts';
import { updatePlayerSkills } from './update-player-skills.ts';

export const playerSkillsRoutes = routesOf(playerSkillsEndpoints, {
  getPlayerSkillsSelected,
  updatePlayerSkills,
  getPlayerSkillsEvaluations,
  savePlayerEvaluation,
});
