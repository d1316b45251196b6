import { useQuery } from '@tanstack/react-query';
import type { ChatMessage, Conversation } from '@trattativa/contract/room/chat/chat';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { TitledDialog } from '../../../ui/dialog/titled-dialog.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import type { PushRefused } from '../ask-channel.ts';
import type { Room } from '../room.ts';
import { MessageMenu, type Shown } from './message-menu.tsx';
import { MessageReaders } from './message-readers.tsx';
import classes from './message-versions.module.css';
import { MessageVersions } from './message-versions.tsx';
import { translateText } from './translate-text.ts';

interface MessagePanelProps {
  message: ChatMessage;
  conversation: Conversation;
  room: Room;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The menu of a message, then the panel chosen in it. */
export default function MessagePanel({ message, conversation, room, anchor, onClose }: MessagePanelProps) {
  const [shown, setShown] = useState<'menu' | Shown>('menu');
  switch (shown) {
    case 'menu':
      return (
        <MessageMenu message={message} room={room} anchor={anchor} onClose={onClose} onShow={setShown} />
      );
    case 'delete':
      return <DeleteMessage message={message} room={room} onClose={onClose} />;
    case 'readers':
      return <MessageReaders message={message} conversation={conversation} onClose={onClose} />;
    case 'translate':
      return <MessageTranslation content={message.content} onClose={onClose} />;
    case 'versions':
      return <MessageVersions messageId={message.id} onClose={onClose} />;
  }
}

interface DeleteMessageProps {
  message: ChatMessage;
  room: Room;
  onClose: () => void;
}

/** Confirms the deletion of the user's own message, and says that a trace remains. */
function DeleteMessage({ message, room, onClose }: DeleteMessageProps) {
  const { t } = useTranslation('messages');
  const [state, setState] = useState<'asked' | 'busy' | 'too_late' | 'failed'>('asked');
  async function remove(): Promise<void> {
    setState('busy');
    try {
      await room.ask('delete_message', { message_id: message.id });
      onClose();
    } catch (error) {
      setState((error as PushRefused).reason === 'too_late' ? 'too_late' : 'failed');
    }
  }
  return (
    <ConfirmDialog
      opened
      danger
      title={t('delete.title')}
      confirm={t('act.delete')}
      busy={state === 'busy'}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t('delete.text')}</p>
      {(state === 'too_late' || state === 'failed') && <ErrorPanel text={t(`delete.${state}`)} />}
    </ConfirmDialog>
  );
}

interface MessageTranslationProps {
  content: string;
  onClose: () => void;
}

/** A message in the reader's language, translated by the browser; the original remains authoritative. */
function MessageTranslation({ content, onClose }: MessageTranslationProps) {
  const { t, i18n } = useTranslation('messages');
  const into = i18n.language;
  const { data, isError } = useQuery({
    queryKey: ['chat', 'translation', { content, into }],
    queryFn: () => translateText(content, into),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  const nameOf = (code: string) => new Intl.DisplayNames([into], { type: 'language' }).of(code) ?? code;
  return (
    <TitledDialog title={t('translation.title')} onClose={onClose}>
      <div aria-live="polite" aria-busy={!data && !isError}>
        {!data && !isError && <Skeletons shape="rows" count={1} />}
        {isError && <p>{t('translation.failed')}</p>}
        {data?.text === null && <p>{t('translation.same')}</p>}
        {data && data.text !== null && (
          <>
            <p className={classes.words}>{data.text}</p>
            <p className={classes.when}>{t('translation.from', { language: nameOf(data.from) })}</p>
          </>
        )}
      </div>
    </TitledDialog>
  );
}
