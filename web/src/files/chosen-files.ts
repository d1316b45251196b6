import type { StoredFile } from '@trattativa/contract/files/files';
import { ApiError } from '../platform/api/api-error.ts';

/** A file that has arrived and hangs on nothing yet; kept with the draft of its form. */
export type ChosenFile = Pick<StoredFile, 'id' | 'name' | 'type' | 'bytes'>;

export const idsOf = (files: readonly ChosenFile[]): string[] => files.map(({ id }) => id);

/** For a form whose `ChosenFilesField` is called `files`: what the service says of one of them stands beside them. */
export function besideFiles(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.fields.some(({ name }) => name.startsWith('fileIds')))
    return error;
  const { status, code, text } = error;
  return new ApiError(status, code, text, { fields: [{ name: 'files', code: 'invalid', text }] });
}
