import type { StoredFile } from '@trattativa/contract/files/uploads/files';
import { ApiError } from '../../platform/api/api-error.ts';

/** An uploaded file without a parent yet; stored with the draft of its form. */
export type ChosenFile = Pick<StoredFile, 'id' | 'name' | 'type' | 'bytes'>;

export const idsOf = (files: readonly ChosenFile[]): string[] => files.map(({ id }) => id);

/**
 * For a form with a `ChosenFilesField` called `files`: an error about one of them, deleted in the meantime, is
 * shown beside the field. The error's text is the name of that file.
 */
export function besideFiles(error: unknown, files: readonly ChosenFile[]): unknown {
  if (!(error instanceof ApiError)) return error;
  const at = error.fields.map(({ name }) => /^fileIds\.(\d+)$/.exec(name)?.[1]).find((found) => found);
  const gone = at === undefined ? undefined : files[Number(at)];
  if (!gone) return error;
  const { status, code, text } = error;
  return new ApiError(status, code, text, { fields: [{ name: 'files', code: 'invalid', text: gone.name }] });
}
