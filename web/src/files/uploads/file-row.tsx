import { ActionIcon } from '@mantine/core';
import { IconDownload, IconFileText, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredFile } from '@trattativa/contract/files/uploads/files';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { download } from '../../platform/api/download.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone, showUndo } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import classes from './attachments-field.module.css';
import { type Attachments, type FileParent, filesKeys } from './files.live.ts';

interface FileRowProps {
  file: StoredFile;
  parent: FileParent;
  canRemove: boolean;
  /** After it was removed or restored, where the list is another query's than the parent's own. */
  onChange?: (() => void) | undefined;
}

/** One attachment: name, date, author, with download and delete. */
export function FileRow({ file, parent, canRemove, onChange }: FileRowProps) {
  const { t } = useTranslation('files');
  const { fileSize, date } = useFormats();
  const { busy, act } = useAct();
  const remove = useRemoveFile(parent, onChange);
  const { name } = file;
  const Icon = file.type.startsWith('image/') ? IconPhoto : IconFileText;
  const facts = { size: fileSize(file.bytes), date: date(file.createdAt), by: file.by };

  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
      </span>
      <span>
        <span className={classes.name}>{name}</span>
        <span className={classes.detail}>
          {file.generated ? t('bylinePlatform', { size: facts.size, date: facts.date }) : t('byline', facts)}
        </span>
      </span>
      <span className={classes.acts}>
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={t('download', { name })}
          loading={busy}
          onClick={() => void act(() => download(`/files/${file.id}`, name))}
        >
          <IconDownload size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        {canRemove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('remove', { name })}
            onClick={() => remove(file)}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )}
      </span>
    </li>
  );
}

/** Deletes an attachment at once and offers to undo it. */
function useRemoveFile(parent: FileParent, onChange?: () => void): (file: StoredFile) => void {
  const client = useQueryClient();
  const key = filesKeys.of(parent);
  const restore = useMutation({
    mutationFn: (fileId: string) => call('File/RestoreFile', { fileId }),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: key });
      onChange?.();
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
      onChange?.();
      showUndo({
        message,
        onUndo: () => restore.mutate(id),
      });
    },
    onError: showFailure,
  });
  return remove.mutate;
}
