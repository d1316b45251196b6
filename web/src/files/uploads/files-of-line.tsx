import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { StoredFile } from '@trattativa/contract/files/uploads/files';
import { maxFiles } from '@trattativa/domain/platform/file-limits';
import classes from './attachments-field.module.css';
import { FileRow } from './file-row.tsx';
import type { FileParent } from './files.live.ts';
import { UploadRows } from './upload-rows.tsx';
import { acceptedExtensions, useUploads } from './use-uploads.ts';

interface FilesOfLineProps {
  parent: FileParent;
  /** As the query of the list around the line has them. */
  files: readonly StoredFile[];
  mayAdd: boolean;
  /** The name of the list of files. */
  label: string;
  /** The button, and its name with what the file is for. */
  upload: string;
  uploadLabel: string;
  /** The list around the line is to be read again. */
  onChange: () => void;
}

/** The files of one line of a list, with a button instead of a drop zone: a line is no place for more. */
export function FilesOfLine({
  parent,
  files,
  mayAdd,
  label,
  upload,
  uploadLabel,
  onChange,
}: FilesOfLineProps) {
  const uploads = useUploads(parent, files.length, onChange);
  return (
    <>
      {files.length + uploads.list.length > 0 && (
        <ul className={classes.list} aria-label={label}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              parent={parent}
              canRemove={file.can.remove}
              onChange={onChange}
            />
          ))}
          <UploadRows uploads={uploads} />
        </ul>
      )}
      {mayAdd && files.length < maxFiles && (
        <FileButton multiple accept={acceptedExtensions} onChange={uploads.add}>
          {(props) => (
            <Button
              {...props}
              variant="subtle"
              size="compact-sm"
              leftSection={<IconUpload size={16} stroke={1.75} aria-hidden="true" />}
              aria-label={uploadLabel}
            >
              {upload}
            </Button>
          )}
        </FileButton>
      )}
    </>
  );
}
