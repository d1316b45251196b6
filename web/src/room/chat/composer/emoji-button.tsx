import { ActionIcon } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';

const EmojiPicker = lazy(() => loadChunk(() => import('./emoji-picker.tsx')));

/** Inserts emoji into the field; the picker loads on the first click. Typing `:)` stays text. */
export function EmojiButton({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useTranslation('chat');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ActionIcon
        ref={button}
        type="button"
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('compose.emoji')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={t('compose.emoji')}
        onClick={() => setOpen(!isOpen)}
      >
        <IconMoodSmile size={22} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <EmojiPicker
            onPick={(emoji) => {
              setOpen(false);
              onPick(emoji);
            }}
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
