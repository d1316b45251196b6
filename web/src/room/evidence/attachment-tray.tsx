import { ActionIcon } from '@mantine/core';
import { IconFileText, IconPhoto, IconReload, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import classes from './attachment-tray.module.css';
import type { ChosenFile } from './chosen-files.ts';
import type { ChosenFilesOfRoom } from './use-chosen-files.ts';

/** The files chosen for the next message: the progress of each, or why it was refused. */
export default function AttachmentTray({ files }: { files: ChosenFilesOfRoom }) {
  const { t } = useTranslation('chat-evidence');
  if (files.list.length === 0) return null;
  return (
    <>
      <ul className={classes.tray} aria-label={t('attach.list')}>
        {files.list.map((one) => (
          <TrayItem
            key={one.key}
            one={one}
            onRemove={() => files.remove(one)}
            onRetry={() => files.retry(one)}
          />
        ))}
      </ul>
      {files.isBusy && <p className={classes.wait}>{t('attach.wait')}</p>}
    </>
  );
}

function TrayItem(props: { one: ChosenFile; onRemove: () => void; onRetry: () => void }) {
  const { one, onRemove, onRetry } = props;
  const { t } = useTranslation(['files', 'chat-evidence']);
  const { fileSize } = useFormats();
  const { name, size, share, stored, error, canRetry } = one;
  const picture = usePicture(one.file);
  const Icon = /\.(jpe?g|png|webp)$/i.test(name) ? IconPhoto : IconFileText;
  const removeLabel =
    error === null && stored === null
      ? t('files:cancel', { name })
      : t('chat-evidence:attach.take', { name });
  return (
    <li className={classes.item} data-failed={error !== null || undefined}>
      {picture && error === null ? (
        <img className={classes.picture} src={picture} alt="" />
      ) : (
        <span className={classes.picture}>
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </span>
      )}
      <span className={classes.words}>
        {error !== null ? (
          <span className={classes.error} role="alert">
            {error}
          </span>
        ) : (
          <>
            <span className={classes.name}>{name}</span>
            <span className={classes.detail}>
              {stored || share < 1 ? fileSize(stored?.bytes ?? size) : t('files:checking')}
            </span>
            {!stored && (
              <progress
                className={classes.progress}
                max={1}
                // Indeterminate while the service checks the file.
                value={share < 1 ? share : undefined}
                aria-label={t('files:uploading', { name })}
              />
            )}
          </>
        )}
      </span>
      {canRetry && (
        <ActionIcon variant="subtle" size="lg" aria-label={t('files:retry', { name })} onClick={onRetry}>
          <IconReload size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={removeLabel} onClick={onRemove}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

/** The object URL of a chosen picture while it is shown. */
function usePicture(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
