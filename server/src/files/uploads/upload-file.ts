import type { fileEndpoints } from '@trattativa/contract/files/uploads/endpoints';
import { type FileExtension, fileTypes } from '@trattativa/domain/platform/file-limits';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { attachmentKinds } from '../attachment-kinds.ts';
import { inspectUpload } from './inspect-upload.ts';
import { presentFile } from './present-file.ts';
import { storeFile } from './store-file.ts';

const accepted = Object.keys(fileTypes) as FileExtension[];

/**
 * Attaches an uploaded file to a parent. Throws `NOT_FOUND`, `FORBIDDEN`, what `inspectUpload` refuses, and
 * `TOO_MANY_FILES`.
 */
export async function uploadFile(
  services: Services,
  call: CallOf<typeof fileEndpoints.uploadFile>,
): Promise<OutputOf<typeof fileEndpoints.uploadFile>> {
  const { actor, input } = call;
  const rights = await attachmentKinds.get(input.parentKind).rights(services, actor, input.parentId);
  if (!rights.add) throw new AppError('FORBIDDEN');
  const inspected = await inspectUpload(services, call.file, accepted);
  const parent = { kind: input.parentKind, id: input.parentId };
  const stored = await storeFile(services, actor, parent, inspected);
  await attachmentKinds.get(parent.kind).added?.(services, actor, parent.id);
  return {
    message: translate(call.language, 'feedback:documentUploaded'),
    file: presentFile(stored, rights, actor),
  };
}
