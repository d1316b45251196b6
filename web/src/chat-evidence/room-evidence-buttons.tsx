import { ActionIcon } from '@mantine/core';
import { IconFileExport, IconSearch } from '@tabler/icons-react';
import type { Conversation } from '@trattativa/contract/chat/chat';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../platform/chunks/load-chunk.ts';

const SearchDialog = lazy(() => loadChunk(() => import('./search-dialog.tsx')));
const ExportDialog = lazy(() => loadChunk(() => import('./export-dialog.tsx')));

interface RoomEvidenceButtonsProps {
  conversation: Conversation;
  name: string;
}

/** Opens the search in what was said, and the export of the conversation. */
export function RoomEvidenceButtons({ conversation, name }: RoomEvidenceButtonsProps) {
  const { t } = useTranslation('chat-evidence');
  const [open, setOpen] = useState<'search' | 'export' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('search.open')}
        title={t('search.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen('search')}
      >
        <IconSearch size={22} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('export.open')}
        title={t('export.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen('export')}
      >
        <IconFileExport size={22} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <Suspense>
        {open === 'search' && <SearchDialog conversationId={conversation.id} onClose={close} />}
        {open === 'export' && <ExportDialog conversationId={conversation.id} name={name} onClose={close} />}
      </Suspense>
    </>
  );
}
