/** The door to player careers for other modules. */
export {
  type CareerEntryRow,
  copyCareerEntries,
  listCareerEntries,
} from './career-entries/career-entries.repository.ts';
export { presentCareerEntry } from './player-career/present-career.ts';
