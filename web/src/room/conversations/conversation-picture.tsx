import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { useUser } from '../../platform/login/use-session.ts';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import classes from './conversation-picture.module.css';
import { conversationPictures } from './conversation-pictures.ts';

/** The picture of a conversation; what a deal is about has the crest of its club at the corner. */
export function ConversationPicture({ conversation, size }: { conversation: Conversation; size: number }) {
  const { id: userId } = useUser();
  const { main, corner } = conversationPictures(conversation, userId);
  return (
    <span className={classes.picture}>
      <AvatarPicture {...main} size={size} />
      {corner && (
        <span className={classes.corner} data-kind={corner.kind}>
          <AvatarPicture {...corner} size={Math.round(size * 0.45)} />
        </span>
      )}
    </span>
  );
}
