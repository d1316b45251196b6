import { contractEndpoints } from '@trattativa/contract/files/contract-endpoints';
import { fileEndpoints } from '@trattativa/contract/files/endpoints';
import { routesOf } from '../platform/http/routes.ts';
import { deleteFile, restoreFile } from './delete-file.ts';
import { generateContractPdf } from './generate-contract-pdf.ts';
import { getContract } from './get-contract.ts';
import { getFiles } from './get-files.ts';
import { deleteAvatar, saveAvatar } from './save-avatar.ts';
import { uploadFile } from './upload-file.ts';

export const fileRoutes = [
  ...routesOf(fileEndpoints, {
    uploadFile,
    getFiles,
    deleteFile,
    restoreFile,
    saveAvatar,
    deleteAvatar,
  }),
  ...routesOf(contractEndpoints, { generateContractPdf, getContract }),
];
