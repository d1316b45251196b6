import { ActionIcon } from '@mantine/core';
import { IconDownload, IconFileText, IconPhoto, IconTrash } from '@tabler/icons-react';
import type { StoredFile } from '@trattativa/contract/files/uploads/files';
import { useTranslation } from 'react-i18next';
import { download } from '../../platform/api/download.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useAct } from '../../ui/use-act.ts';
import classes from './attachments-field.module.css';
import type { FileParent } from './files-keys.ts';
import { useRemoveFile } from './use-remove-file.ts';

interface FileRowProps {
  file: StoredFile;
  parent: FileParent;
  canRemove: boolean;
}

/** One attachment: what it is, since when and from whom, to be fetched or taken away. */
export function FileRow({ file, parent, canRemove }: FileRowProps) {
  const { t } = useTranslation('files');
  const { fileSize, date } = useFormats();
  const { busy, act } = useAct();
  const remove = useRemoveFile(parent);
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
