/** What other modules use of uploads. */
export { besideFiles, type ChosenFile, idsOf } from './uploads/chosen-files.ts';
export { useFiles } from './uploads/files.queries.ts';
