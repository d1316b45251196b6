/** What other modules use of player skills. */
export { copyEvaluations, countEvaluators, listSkillMeans } from './player-skills/evaluations.repository.ts';
export { findSelectedSkills } from './player-skills/player-skills.repository.ts';
export { updatePlayerSkills } from './player-skills/update-player-skills.ts';
