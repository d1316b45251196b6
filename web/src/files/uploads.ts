/** Exports of uploads for other modules. */
export { besideFiles, type ChosenFile, idsOf } from './uploads/chosen-files.ts';
