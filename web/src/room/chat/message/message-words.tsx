import type { ChatMessage, Conversation } from '@trattativa/contract/room/chat/chat';
import { useUser } from '../../../platform/login/use-session.ts';
import { messageParts } from './message-parts.ts';
import classes from './message-words.module.css';

interface MessageWordsProps {
  message: ChatMessage;
  conversation: Conversation;
}

/** The text of a message, with safe links and highlighted mentions. */
export function MessageWords({ message, conversation }: MessageWordsProps) {
  const { id: userId } = useUser();
  const people = [...conversation.users, ...conversation.former_users];
  let at = 0;
  return messageParts(message.content, people, message.mentions).map((part) => {
    const key = at;
    at += part.text.length;
    if (part.kind === 'text') return part.text;
    if (part.kind === 'mention') {
      return (
        <strong key={key} className={classes.mention} data-me={part.id === userId || undefined}>
          {part.text}
        </strong>
      );
    }
    return (
      <a
        key={key}
        className={classes.link}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        {part.text}
      </a>
    );
  });
}
