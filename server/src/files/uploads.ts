/** The door to uploads for other modules. */
export type { Parent } from './attachment-kinds.ts';
export { accessFile } from './uploads/access-file.ts';
export {
  eraseFiles,
  type FileRow,
  findFile,
  hasFiles,
  listFiles,
  listFilesOfKinds,
  listFilesOfPerson,
  listParentIds,
  lockUnsentSql,
  moveFiles,
  moveLockedSql,
} from './uploads/files.repository.ts';
export { presentFile } from './uploads/present-file.ts';
export { contentOf, openOwnFile, openOwnPictures } from './uploads/read-file.ts';
export { sendUnsent } from './uploads/send-unsent.ts';
export { storeFile } from './uploads/store-file.ts';
export { bindStoredFiles } from './uploads/stored-file-routes.ts';
