/** The door to player skills for other modules. */
export { copyEvaluations, countEvaluators, listSkillMeans } from './player-skills/evaluations.repository.ts';
export { updatePlayerSkills } from './player-skills/update-player-skills.ts';
export { findSelectedSkills } from './players/players.repository.ts';
