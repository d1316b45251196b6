import type { ChatMessage, Conversation } from '@trattativa/contract/room/chat/chat';
import { type RefObject, useState } from 'react';
import { DeleteMessage } from './delete-message.tsx';
import { MessageMenu, type Shown } from './message-menu.tsx';
import { MessageReaders } from './message-readers.tsx';
import { MessageTranslation } from './message-translation.tsx';
import { MessageVersions } from './message-versions.tsx';
import type { Room } from './room.ts';

export interface MessagePanelProps {
  message: ChatMessage;
  conversation: Conversation;
  room: Room;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What can be done with one message: the menu, then what was chosen in it. */
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
