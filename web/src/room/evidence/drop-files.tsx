import { type DragEvent, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './drop-files.module.css';

interface DropFilesProps {
  className?: string | undefined;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A room that accepts dropped and pasted files. The button beside the field does the same. */
export function DropFiles({ className, onFiles, children }: DropFilesProps) {
  const [over, setOver] = useState(false);
  const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a further way for who has a mouse; the button does the same for all
    <section
      className={className}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
    >
      {children}
      {over && (
        <div className={classes.over}>
          <Suspense>
            <Words />
          </Suspense>
        </div>
      )}
    </section>
  );
}

function Words() {
  const { t } = useTranslation('chat-evidence');
  return <p>{t('attach.drop')}</p>;
}
