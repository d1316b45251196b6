import { ActionIcon } from '@mantine/core';
import { IconFileText, IconPhoto, IconTrash } from '@tabler/icons-react';
import { maxFileBytes, maxFiles } from '@trattativa/domain/platform/file-limits';
import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import classes from './attachments-field.module.css';
import type { ChosenFile } from './chosen-files.ts';
import { DropZone } from './drop-zone.tsx';
import { UploadRows } from './upload-rows.tsx';
import { acceptedExtensions, acceptedPages, useUploads } from './use-uploads.ts';

interface ChosenFilesFieldProps {
  /** The form value is a `ChosenFile[]`. */
  name: string;
  label: string;
  /** At most one file; refusals are about it. */
  single?: boolean;
  /** One signed page, a PDF or a picture: this sentence where it is missing. */
  needsPage?: string;
}

/**
 * The attachments of a thing that does not exist yet: uploaded while the form is edited, and sent with it by
 * their ids. The form cannot be sent while an upload is running or can be retried.
 */
export default function ChosenFilesField({
  name,
  label,
  single: one = false,
  needsPage,
}: ChosenFilesFieldProps) {
  const single = one || needsPage !== undefined;
  const most = single ? 1 : maxFiles;
  const { t } = useTranslation('files');
  const { fileSize } = useFormats();
  const { id: userId } = useUser();
  const { getValues, setValue, clearErrors } = useFormContext();
  // Sending now would omit unfinished uploads.
  const waiting = useRef(false);
  const rules = {
    validate: (chosen: ChosenFile[]) =>
      waiting.current ? t('notYet') : needsPage === undefined || chosen.length > 0 || needsPage,
  };
  const { field, fieldState } = useController({ name, rules });
  const files = field.value as ChosenFile[];
  const change = (next: ChosenFile[]) => {
    clearErrors(name);
    setValue(name, next, { shouldDirty: true });
  };
  const uploads = useUploads(
    { kind: 'unsent', id: userId },
    files.length,
    ({ id, name: called, type, bytes }) =>
      change([...(getValues(name) as ChosenFile[]), { id, name: called, type, bytes }]),
  );
  waiting.current = uploads.list.some(({ error, again }) => error === null || again);
  const remove = (gone: ChosenFile) => {
    change((getValues(name) as ChosenFile[]).filter(({ id }) => id !== gone.id));
    // A failure is harmless: the service itself deletes files that are never sent.
    void call('File/DeleteFile', { fileId: gone.id }).catch(() => undefined);
  };
  return (
    <div ref={field.ref} tabIndex={-1} className={classes.field} data-field={name}>
      {files.length + uploads.list.length > 0 && (
        <ul className={classes.list} aria-label={label}>
          {files.map((file) => (
            <ChosenRow key={file.id} file={file} onRemove={() => remove(file)} />
          ))}
          <UploadRows uploads={uploads} />
        </ul>
      )}
      {fieldState.error && (
        <p className={classes.error} role="alert">
          {single || fieldState.error.type === 'validate'
            ? fieldState.error.message
            : t('gone', { name: fieldState.error.message ?? '' })}
        </p>
      )}
      {files.length + (single ? uploads.list.length : 0) < most && (
        <DropZone
          accept={needsPage === undefined ? acceptedExtensions : acceptedPages}
          rules={
            needsPage === undefined
              ? t('rules', { limit: fileSize(maxFileBytes), max: most })
              : t('pageRules', { limit: fileSize(maxFileBytes) })
          }
          label={label}
          onFiles={(chosen) => uploads.add(single ? chosen.slice(0, 1) : chosen)}
        />
      )}
    </div>
  );
}

function ChosenRow({ file, onRemove }: { file: ChosenFile; onRemove: () => void }) {
  const { t } = useTranslation('files');
  const { fileSize } = useFormats();
  const Icon = file.type.startsWith('image/') ? IconPhoto : IconFileText;
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
      </span>
      <span>
        <span className={classes.name}>{file.name}</span>
        <span className={classes.detail}>{fileSize(file.bytes)}</span>
      </span>
      <span className={classes.acts}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('remove', { name: file.name })}
          onClick={onRemove}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </span>
    </li>
  );
}
