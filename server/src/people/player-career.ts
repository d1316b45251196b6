/** What other modules use of player career. */
export {
  copyExperiences,
  type ExperienceRow,
  listExperiences,
} from './player-career/experiences.repository.ts';
