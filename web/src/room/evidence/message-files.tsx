import { IconDownload, IconFileText, IconFileTypePdf, IconPhotoOff } from '@tabler/icons-react';
import type { ChatAttachment } from '@trattativa/contract/room/chat/chat';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../platform/api/download.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import classes from './message-files.module.css';
import { usePictureOf } from './use-picture-of.ts';

const Lightbox = lazy(() => loadChunk(() => import('./lightbox.tsx')));

/** The files of a message: pictures to view, other files to download. */
export default function MessageFiles({ files }: { files: readonly ChatAttachment[] }) {
  const [shown, setShown] = useState<number | null>(null);
  const pictures = files.filter(({ mime }) => mime.startsWith('image/'));
  const others = files.filter(({ mime }) => !mime.startsWith('image/'));
  return (
    <>
      {pictures.length > 0 && (
        <div className={classes.pictures} data-many={pictures.length > 1 || undefined}>
          {pictures.map((file, index) => (
            <Picture key={file.id} file={file} onOpen={() => setShown(index)} />
          ))}
        </div>
      )}
      {others.map((file) => (
        <FileLink key={file.id} file={file} />
      ))}
      {shown !== null && (
        <Suspense>
          <Lightbox pictures={pictures} first={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}

function Picture({ file, onOpen }: { file: ChatAttachment; onOpen: () => void }) {
  const { t } = useTranslation('chat-evidence');
  const { url, failed } = usePictureOf(file);
  return (
    <button
      type="button"
      className={classes.picture}
      aria-label={t('file.open', { name: file.name })}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {url !== null && <img src={url} alt="" />}
      {failed && <IconPhotoOff size={28} stroke={1.5} aria-hidden="true" />}
    </button>
  );
}

function FileLink({ file }: { file: ChatAttachment }) {
  const { t } = useTranslation('files');
  const { fileSize } = useFormats();
  const size = fileSize(file.size);
  const Icon = file.mime === 'application/pdf' ? IconFileTypePdf : IconFileText;
  return (
    <button
      type="button"
      className={classes.file}
      // Contains all that is seen, so that the button can be called by voice.
      aria-label={t('download', { name: `${file.name} ${size}` })}
      onClick={() => void download(file.url, file.name).catch(showFailure)}
    >
      <Icon size={26} stroke={1.5} aria-hidden="true" />
      <span className={classes.words}>
        <span className={classes.name}>{file.name}</span> <span className={classes.size}>{size}</span>
      </span>
      <IconDownload size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
