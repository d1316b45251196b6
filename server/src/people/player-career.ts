/** The door to player careers for other modules. */
export {
  copyExperiences,
  type ExperienceRow,
  listExperiences,
} from './player-career/experiences.repository.ts';
export { presentStation } from './player-career/present-career.ts';
