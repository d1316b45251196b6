import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredFile } from '@trattativa/contract/files/files';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { showDone, showProblem, showUndo } from '../ui/toasts.tsx';
import type { Attachments } from './files.queries.ts';
import { type FileParent, filesKeys } from './files-keys.ts';

/** The service takes a removal back for 30 seconds; the offer ends well before. */
const undoSeconds = 12;

/** Takes an attachment away at once and offers to take that back. */
export function useRemoveFile(parent: FileParent): (file: StoredFile) => void {
  const { t } = useTranslation(['files', 'shell']);
  const client = useQueryClient();
  const key = filesKeys.of(parent);
  const problem = (error: Error) => {
    if (!(error instanceof ApiError)) throw error;
    showProblem(error.text);
  };
  const restore = useMutation({
    mutationFn: (fileId: string) => call('File/RestoreFile', { fileId }),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: key });
      showDone(message);
    },
    onError: problem,
  });
  const remove = useMutation({
    mutationFn: ({ id }: StoredFile) => call('File/DeleteFile', { fileId: id }),
    onSuccess: ({ message }, { id }) => {
      client.setQueryData<Attachments>(
        key,
        (shown) => shown && { ...shown, items: shown.items.filter((file) => file.id !== id) },
      );
      showUndo({
        message,
        undo: t('shell:ui.undo'),
        onUndo: () => restore.mutate(id),
        onFinal: () => undefined,
        seconds: undoSeconds,
      });
    },
    onError: problem,
  });
  return remove.mutate;
}
