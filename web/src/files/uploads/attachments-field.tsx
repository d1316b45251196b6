import { maxFileBytes, maxFiles } from '@trattativa/domain/platform/file-limits';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import classes from './attachments-field.module.css';
import { DropZone } from './drop-zone.tsx';
import { FileRow } from './file-row.tsx';
import type { FileParent } from './files.live.ts';
import { useFiles } from './files.queries.ts';
import { UploadRows } from './upload-rows.tsx';
import { acceptedExtensions, useUploads } from './use-uploads.ts';

interface AttachmentsFieldProps {
  parent: FileParent;
  /** False shows the list only. Actions that the service does not allow are never offered. */
  canEdit?: boolean;
  /** The label of the list, by default "Documents"; a heading stands beside it. */
  label?: string;
  /** What the platform wrote is listed elsewhere. */
  withoutGenerated?: boolean;
}

/**
 * The attachments of a thing: list, upload by drop or dialog, delete with undo. Saved at once, independently of
 * any form.
 */
export function AttachmentsField({
  parent,
  canEdit = true,
  label,
  withoutGenerated = false,
}: AttachmentsFieldProps) {
  const { t } = useTranslation('files');
  const { fileSize } = useFormats();
  const found = useFiles(parent);
  const files = (found.data?.items ?? []).filter(({ generated }) => !(withoutGenerated && generated));
  const uploads = useUploads(parent, files.length);
  const name = label ?? t('title');
  if (found.error && !found.data) {
    const { error } = found;
    return <ErrorPanel text={error.message} onRetry={() => void found.refetch()} />;
  }
  if (!found.data) return <Skeletons shape="rows" count={2} />;
  const adds = canEdit && found.data.can.add;
  return (
    <div className={classes.field}>
      {files.length + uploads.list.length > 0 ? (
        <ul className={classes.list} aria-label={name}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} parent={parent} canRemove={canEdit && file.can.remove} />
          ))}
          <UploadRows uploads={uploads} />
        </ul>
      ) : (
        <QuietText>{t('none')}</QuietText>
      )}
      {adds && files.length < maxFiles && (
        <DropZone
          accept={acceptedExtensions}
          rules={t('rules', { limit: fileSize(maxFileBytes), max: maxFiles })}
          label={name}
          onFiles={uploads.add}
        />
      )}
    </div>
  );
}
