import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredFile } from '@trattativa/contract/files/uploads/files';
import { call } from '../../platform/api/call.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showDone, showUndo } from '../../ui/toasts.tsx';
import type { Attachments } from './files-keys.ts';
import { type FileParent, filesKeys } from './files-keys.ts';

/** Takes an attachment away at once and offers to take that back. */
export function useRemoveFile(parent: FileParent): (file: StoredFile) => void {
  const client = useQueryClient();
  const key = filesKeys.of(parent);
  const restore = useMutation({
    mutationFn: (fileId: string) => call('File/RestoreFile', { fileId }),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: key });
      showDone(message);
    },
    onError: showFailure,
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
        onUndo: () => restore.mutate(id),
      });
    },
    onError: showFailure,
  });
  return remove.mutate;
}
