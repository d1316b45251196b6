import { ActionIcon } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedExtensions } from './use-chosen-files.ts';

/** Opens the browser's file dialog for a message. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('chat-evidence');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionIcon
        type="button"
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('attach.add')}
        title={t('attach.add')}
        onClick={() => input.current?.click()}
      >
        <IconPaperclip size={22} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedExtensions}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Allows choosing the same file again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
