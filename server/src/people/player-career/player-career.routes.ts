import { playerCareerEndpoints } from '@trattativa/contract/people/players/career-endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { deletePlayerExperience } from './delete-player-experience.ts';
import { getFiguresToConfirm } from './get-figures-to-confirm.ts';
import { getPlayerCareer } from './get-player-career.ts';
import { savePlayerExperience, savePlayerLastExperience } from './save-player-experience.ts';
import { refusePlayerFigures, verifyPlayerFigures } from './verify-player-figures.ts';

export const playerCareerRoutes = routesOf(playerCareerEndpoints, {
  getPlayerCareer,
  savePlayerLastExperience,
  savePlayerExperience,
  deletePlayerExperience,
  verifyPlayerFigures,
  refusePlayerFigures,
  getFiguresToConfirm,
});
