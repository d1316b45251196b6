import type { StoredFile } from '@trattativa/contract/files/uploads/files';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { fetchFile } from '../../platform/api/download.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import fieldClasses from './attachments-field.module.css';
import classes from './file-pages.module.css';
import { FileRow } from './file-row.tsx';
import type { FileParent } from './files.live.ts';
import { useFiles } from './files.queries.ts';

const pictures = ['image/jpeg', 'image/png', 'image/webp'];

/** The attachments of a thing as pages on the screen, each with its download; for who compares them with what stands beside. */
export function FilePages({ parent, label }: { parent: FileParent; label: string }) {
  const { t } = useTranslation('files');
  const found = useFiles(parent);
  if (found.error && !found.data) {
    const { error } = found;
    return <ErrorPanel text={error.message} onRetry={() => void found.refetch()} />;
  }
  if (!found.data) return <Skeletons shape="rows" count={2} />;
  const { items } = found.data;
  if (items.length === 0) return <QuietText>{t('none')}</QuietText>;
  return (
    <div className={fieldClasses.field}>
      <ul className={fieldClasses.list} aria-label={label}>
        {items.map((file) => (
          <FileRow key={file.id} file={file} parent={parent} canRemove={false} />
        ))}
      </ul>
      {items.map((file) => (
        <FilePage key={file.id} file={file} />
      ))}
    </div>
  );
}

/** A picture, or a PDF where the browser shows one; anything else is only saved. */
function FilePage({ file: { id, name, type } }: { file: StoredFile }) {
  const { t } = useTranslation('files');
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isPicture = pictures.includes(type);
  const isShown = isPicture || (type === 'application/pdf' && navigator.pdfViewerEnabled);
  useEffect(() => {
    if (!isShown) return;
    let isGone = false;
    let made: string | null = null;
    fetchFile(`/files/${id}`).then(
      (content) => {
        if (isGone) return;
        // Of our own type: what is shown is never a page that could run something.
        made = URL.createObjectURL(new Blob([content], { type }));
        setUrl(made);
      },
      (error: unknown) => {
        if (!isGone && error instanceof ApiError) setProblem(error.text);
      },
    );
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [id, type, isShown]);
  if (!isShown) return <QuietText>{t('notShown')}</QuietText>;
  if (problem !== null) return <ErrorPanel text={problem} />;
  if (url === null) return <Skeletons shape="rows" count={4} />;
  return isPicture ? (
    <img className={classes.picture} src={url} alt={name} />
  ) : (
    <iframe className={classes.page} src={url} title={name} />
  );
}
