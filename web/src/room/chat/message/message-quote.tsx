import type { Conversation, Quote } from '@trattativa/contract/room/chat/chat';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../platform/login/use-session.ts';
import { authorName, messageText } from '../list/conversation-names.ts';
import type { Room } from '../room.ts';
import classes from './message-quote.module.css';

interface MessageQuoteProps {
  quote: Quote;
  conversation: Conversation;
  room: Room;
}

/** The quoted message; a click scrolls to it. */
export function MessageQuote({ quote, conversation, room }: MessageQuoteProps) {
  const { t } = useTranslation('chat');
  const { id: userId } = useUser();
  const name = authorName(conversation, quote) || t('room.platform');
  const words = messageText(quote, t, conversation, userId);
  return (
    <button
      type="button"
      className={classes.quote}
      title={t('message.toQuoted')}
      onClick={() => room.goTo(quote.id)}
    >
      <span className={classes.name}>{name}</span>
      <span className={classes.words} data-deleted={quote.deleted || undefined}>
        {words}
      </span>
    </button>
  );
}
