import { fileEndpoints } from '@trattativa/contract/files/uploads/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { deleteFile, restoreFile } from './delete-file.ts';
import { getFiles } from './get-files.ts';
import { deleteAvatar, saveAvatar } from './save-avatar.ts';
import { uploadFile } from './upload-file.ts';

export const fileRoutes = routesOf(fileEndpoints, {
  uploadFile,
  getFiles,
  deleteFile,
  restoreFile,
  saveAvatar,
  deleteAvatar,
});
