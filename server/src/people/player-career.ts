/** What other modules use of player career. */
export { type ExperienceRow, listExperiences } from './player-career/experiences.repository.ts';
