import { ActionIcon } from '@mantine/core';
import { IconFileExport, IconSearch } from '@tabler/icons-react';
import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useOverlay } from '../../ui/dialog/use-overlay.ts';

const SearchDialog = lazy(() => loadChunk(() => import('./search-dialog.tsx')));
const ExportDialog = lazy(() => loadChunk(() => import('./export-dialog.tsx')));

interface RoomEvidenceButtonsProps {
  conversation: Conversation;
  name: string;
}

/** Opens the search in the messages, and the export of the conversation. */
export function RoomEvidenceButtons({ conversation, name }: RoomEvidenceButtonsProps) {
  const { t } = useTranslation('chat-evidence');
  const search = useOverlay('search');
  const exporting = useOverlay('export');
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('search.open')}
        title={t('search.open')}
        aria-haspopup="dialog"
        onClick={search.open}
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
        onClick={exporting.open}
      >
        <IconFileExport size={22} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <Suspense>
        {search.opened && <SearchDialog conversationId={conversation.id} onClose={search.close} />}
        {exporting.opened && (
          <ExportDialog conversationId={conversation.id} name={name} onClose={exporting.close} />
        )}
      </Suspense>
    </>
  );
}
