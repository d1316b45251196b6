import { IconDots } from '@tabler/icons-react';
import type { ChatMessage, Conversation } from '@trattativa/contract/room/chat/chat';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import type { Room } from '../room.ts';
import classes from './message-actions.module.css';

const MessagePanel = lazy(() => loadChunk(() => import('./message-panel.tsx')));

interface MessageActionsProps {
  message: ChatMessage;
  conversation: Conversation;
  room: Room;
  name: string;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}

/** The menu button of a bubble; the menu loads on the first click. */
export function MessageActions({ message, conversation, room, name, isOpen, onOpen }: MessageActionsProps) {
  const { t } = useTranslation('chat');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={t('message.actions', { name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        <IconDots size={18} stroke={2} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <MessagePanel
            message={message}
            conversation={conversation}
            room={room}
            anchor={button}
            onClose={() => {
              onOpen(false);
              // If the chosen act continues in the field, the field takes the focus.
              if (room.composing.get()?.message.id !== message.id) button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
