import { ActionIcon } from '@mantine/core';
import { IconFileAlert, IconFileUpload, IconReload, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import classes from './attachments-field.module.css';
import type { Uploading, Uploads } from './use-uploads.ts';

interface UploadRowProps {
  uploading: Uploading;
  onCancel: () => void;
  onRetry: () => void;
}

/** A file being uploaded, with progress, or the reason of its failure. */
function UploadRow({ uploading, onCancel, onRetry }: UploadRowProps) {
  const { t } = useTranslation('files');
  const { fileSize } = useFormats();
  const { file, share, error, again } = uploading;
  const { name } = file;
  const failed = error !== null;
  const Icon = failed ? IconFileAlert : IconFileUpload;
  return (
    <li className={classes.row} data-failed={failed || undefined}>
      <span className={classes.icon}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
      </span>
      <span>
        {failed ? (
          <>
            {!error.includes(name) && <span className={classes.name}>{name}</span>}
            <span className={classes.error}>{error}</span>
          </>
        ) : (
          <>
            <span className={classes.name}>{name}</span>
            <span className={classes.detail}>{share < 1 ? fileSize(file.size) : t('checking')}</span>
            <progress
              className={classes.progress}
              max={1}
              // Indeterminate: the service is checking the file.
              value={share < 1 ? share : undefined}
              aria-label={t('uploading', { name })}
            />
          </>
        )}
      </span>
      <span className={classes.acts}>
        {again && (
          <ActionIcon variant="subtle" size="lg" aria-label={t('retry', { name })} onClick={onRetry}>
            <IconReload size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t(failed ? 'dismiss' : 'cancel', { name })}
          onClick={onCancel}
        >
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </span>
    </li>
  );
}

/** The files that are being uploaded or failed, as rows of the list of files. */
export function UploadRows({ uploads }: { uploads: Uploads }) {
  return uploads.list.map((one) => (
    <UploadRow
      key={one.key}
      uploading={one}
      onCancel={() => uploads.cancel(one.key)}
      onRetry={() => uploads.retry(one)}
    />
  ));
}
