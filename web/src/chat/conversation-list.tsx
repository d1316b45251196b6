import { IconMessages } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import type { Chat } from './chat.ts';
import classes from './conversation-list.module.css';
import { ConversationRow } from './conversation-row.tsx';
import { useObservable } from './observable.ts';

interface ConversationListProps {
  chat: Chat;
  openId: number | null;
}

/** The conversations, the latest first. */
export const ConversationList = memo(function ConversationList({ chat, openId }: ConversationListProps) {
  const { t } = useTranslation('chat');
  const discussions = useObservable(chat.discussions);
  if (discussions === null) {
    return (
      <div className={classes.waiting}>
        <Skeletons shape="rows" count={6} />
      </div>
    );
  }
  if (discussions.length === 0) {
    return <EmptyState icon={IconMessages} title={t('list.emptyTitle')} text={t('list.emptyText')} />;
  }
  return (
    <nav className={classes.list} aria-label={t('list.label')}>
      <ul>
        {discussions.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow conversation={conversation} isOpen={conversation.id === openId} />
          </li>
        ))}
      </ul>
    </nav>
  );
});
