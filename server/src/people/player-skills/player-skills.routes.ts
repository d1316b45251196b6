import { playerSkillsEndpoints } from '@trattativa/contract/people/players/skills-endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getPlayerSkillsEvaluations, getPlayerSkillsSelected } from './get-player-skills.ts';
import { savePlayerEvaluation } from './save-player-evaluation.ts';
import { updatePlayerSkills } from './update-player-skills.ts';

export const playerSkillsRoutes = routesOf(playerSkillsEndpoints, {
  getPlayerSkillsSelected,
  updatePlayerSkills,
  getPlayerSkillsEvaluations,
  savePlayerEvaluation,
});
