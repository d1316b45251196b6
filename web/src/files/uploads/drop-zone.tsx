import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './drop-zone.module.css';

interface DropZoneProps {
  /** Extensions for the browser's dialog. */
  accept: string;
  /** The accepted files, in a sentence. */
  rules: string;
  /** The purpose of the files. */
  label: string;
  onFiles: (files: File[]) => void;
}

/** Selects files by drag and drop or by the browser's dialog. */
export function DropZone({ accept, rules, label, onFiles }: DropZoneProps) {
  const { t } = useTranslation('files');
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const rulesId = useId();
  return (
    <section
      className={classes.zone}
      data-over={over || undefined}
      aria-label={`${label}: ${t('drop')}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
    >
      <p className={classes.words}>
        <span className={classes.drop}>
          {t('drop')} {t('or')}
        </span>
        <Button
          variant="default"
          leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
          aria-describedby={rulesId}
          onClick={() => input.current?.click()}
        >
          {t('choose')}
        </Button>
      </p>
      <p id={rulesId} className={classes.rules}>
        {rules}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // An emptied field lets the same file be chosen again after an error.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </section>
  );
}
