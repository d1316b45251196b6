import { z } from 'zod';
import { everyoneOwn, everyoneRelated } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';
import { avatarKinds, fileId, fileParent, storedFile } from './files.ts';

const exampleFile = {
  id: 'q3Zk0nJxTg6m1hVb8yR2sA',
  name: 'certificato-medico.pdf',
  type: 'application/pdf',
  bytes: 182_340,
  generated: false,
  createdAt: '2026-09-15T10:00:00.000Z',
  by: 'Elena Rossi',
  can: { remove: true },
};
const exampleParent = { parentKind: 'player' as const, parentId: 80001 };

const uploadFile = endpoint({
  path: '/api/File/UploadFile',
  summary: 'Attaches a file: PDF, JPEG, PNG, WebP or DOCX up to 10 MB, ten for each entity',
  who: everyoneRelated,
  upload: true,
  input: z.strictObject(fileParent),
  output: z.object({ message: z.string(), file: storedFile }),
  errors: [
    'NOT_FOUND',
    'FILE_REQUIRED',
    'FILE_TOO_LARGE',
    'FILE_TYPE_NOT_ALLOWED',
    'FILE_CONTENT_DIFFERS',
    'FILE_UNREADABLE',
    'FILE_INFECTED',
    'FILE_ACTIVE',
    'TOO_MANY_FILES',
  ],
  example: { input: exampleParent, output: { message: 'Documento caricato', file: exampleFile } },
});

const getFiles = endpoint({
  path: '/api/File/GetFiles',
  summary: 'The attachments of an entity, oldest first; each is read at GET /files/{Id}',
  who: everyoneRelated,
  input: z.strictObject(fileParent),
  output: z.object({ items: z.array(storedFile), can: z.object({ add: z.boolean() }) }),
  errors: ['NOT_FOUND'],
  example: { input: exampleParent, output: { items: [exampleFile], can: { add: true } } },
});

const deleteFile = endpoint({
  path: '/api/File/DeleteFile',
  summary: 'Deletes an attachment; it can be restored for 30 seconds',
  who: everyoneRelated,
  input: z.strictObject({ fileId }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  example: { input: { fileId: exampleFile.id }, output: { message: 'Documento eliminato' } },
});

const restoreFile = endpoint({
  path: '/api/File/RestoreFile',
  summary: 'Restores a deleted attachment',
  who: everyoneRelated,
  input: z.strictObject({ fileId }),
  output: z.object({ message: z.string(), file: storedFile }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_FILES'],
  example: {
    input: { fileId: exampleFile.id },
    output: { message: 'Documento ripristinato', file: exampleFile },
  },
});

const avatarOwner = { kind: z.enum(avatarKinds, { error: 'notInList' }), id: id.optional() };

const saveAvatar = endpoint({
  path: '/api/File/SaveAvatar',
  summary:
    'Sets a picture: the caller’s own, of a portfolio player, of the own club, of a coaching staff record',
  who: everyoneOwn,
  upload: true,
  input: z.strictObject(avatarOwner),
  output: z.object({ message: z.string(), imageUrl: z.string() }),
  errors: [
    'NOT_FOUND',
    'SUBJECT_MISMATCH',
    'FILE_REQUIRED',
    'FILE_TOO_LARGE',
    'PICTURE_TYPE_NOT_ALLOWED',
    'FILE_CONTENT_DIFFERS',
    'FILE_UNREADABLE',
    'FILE_INFECTED',
  ],
  example: {
    input: { kind: 'account' },
    output: { message: 'Dati salvati correttamente', imageUrl: '/avatars/q3Zk0nJxTg6m1hVb8yR2sA.png' },
  },
});

const deleteAvatar = endpoint({
  path: '/api/File/DeleteAvatar',
  summary: 'Deletes a picture; the default picture of the profile type takes its place',
  who: everyoneOwn,
  input: z.strictObject(avatarOwner),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND', 'SUBJECT_MISMATCH'],
  example: { input: { kind: 'account' }, output: { message: 'Dati salvati correttamente' } },
});

export const fileEndpoints = {
  uploadFile,
  getFiles,
  deleteFile,
  restoreFile,
  saveAvatar,
  deleteAvatar,
};
