import type { ChatMessage, Conversation } from '@trattativa/contract/room/chat/chat';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { TitledDialog } from '../../../ui/dialog/titled-dialog.tsx';
import { AvatarPicture } from '../../../ui/text/avatar-picture.tsx';
import { pictureOfUser } from '../../conversations/conversation-pictures.ts';
import classes from './message-readers.module.css';

interface MessageReadersProps {
  message: ChatMessage;
  conversation: Conversation;
  onClose: () => void;
}

/** Readers of a message, when they last read, and who has not read it. Updates while it is open. */
export function MessageReaders({ message, conversation, onClose }: MessageReadersProps) {
  const { t } = useTranslation('messages');
  const { t: people } = useTranslation('conversations');
  const { id: userId } = useUser();
  const { dateTime } = useFormats();
  const others = conversation.users.filter(({ id }) => id !== message.from_id);
  const read = others.filter(({ last_read_message_id: upTo }) => upTo >= message.id);
  const unread = others.filter((user) => !read.includes(user));
  return (
    <TitledDialog title={t('readers.title')} onClose={onClose}>
      {[
        { key: 'read', who: read },
        { key: 'unread', who: unread },
      ].map(({ key, who }) =>
        who.length === 0 ? null : (
          <section key={key}>
            <h3 className={classes.heading}>{t(key === 'read' ? 'readers.read' : 'readers.unread')}</h3>
            <ul className={classes.people}>
              {who.map((user) => (
                <li key={user.id} className={classes.person}>
                  <AvatarPicture {...pictureOfUser(user)} size={32} />
                  <span>
                    {user.id === userId ? people('panel.you', { name: user.username }) : user.username}
                  </span>
                  {user.read_at !== null && (
                    <span className={classes.when}>
                      {t('readers.last', { time: dateTime(user.read_at) })}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      {others.length === 0 && <p>{t('readers.nobody')}</p>}
    </TitledDialog>
  );
}
