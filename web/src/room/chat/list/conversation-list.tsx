import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconMessages, IconSearch } from '@tabler/icons-react';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../platform/login/use-session.ts';
import { useObservable } from '../../../platform/observable.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import type { Chat } from '../chat.ts';
import { readDrafts } from '../composer/room-drafts.ts';
import { type ConversationFilter, conversationFilters, filterConversations } from './conversation-filter.ts';
import classes from './conversation-list.module.css';
import { ConversationRow } from './conversation-row.tsx';

interface ConversationListProps {
  chat: Chat;
  openId: number | null;
}

/** The conversations, the latest first; with filters by kind and name once there are some. */
export const ConversationList = memo(function ConversationList({ chat, openId }: ConversationListProps) {
  const { t } = useTranslation('chat');
  const { id: userId } = useUser();
  const discussions = useObservable(chat.discussions);
  const drafts = useObservable(chat.drafts);
  useEffect(() => void readDrafts(chat), [chat]);
  const [show, setShow] = useState<ConversationFilter>('all');
  const [search, setSearch] = useState('');
  if (discussions === null) {
    return (
      <div className={classes.waiting}>
        <Skeletons shape="rows" count={6} />
      </div>
    );
  }
  if (discussions.length === 0) {
    return (
      <div className={classes.nobody}>
        <EmptyState icon={IconMessages} title={t('list.emptyTitle')} text={t('list.emptyText')} />
      </div>
    );
  }
  const found = filterConversations(discussions, { show, search }, userId);
  return (
    <>
      <ConversationTools show={show} search={search} onShow={setShow} onSeek={setSearch} />
      {found.length === 0 ? (
        <EmptyState
          icon={IconMessages}
          title={t('list.noneTitle')}
          text={t('list.noneText')}
          action={
            <Button
              variant="default"
              onClick={() => {
                setShow('all');
                setSearch('');
              }}
            >
              {t('list.reset')}
            </Button>
          }
        />
      ) : (
        <nav className={classes.list} aria-label={t('list.label')}>
          <ul>
            {found.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow
                  conversation={conversation}
                  isOpen={conversation.id === openId}
                  draft={conversation.id === openId ? '' : (drafts.get(conversation.id) ?? '')}
                />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
});

interface ConversationToolsProps {
  show: ConversationFilter;
  search: string;
  onShow: (show: ConversationFilter) => void;
  onSeek: (search: string) => void;
}

/** The filters of the list of conversations: by kind, and by name. */
function ConversationTools({ show, search, onShow, onSeek }: ConversationToolsProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={classes.tools}>
      <TextInput
        type="search"
        size="sm"
        value={search}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
        onChange={({ currentTarget }) => onSeek(currentTarget.value)}
      />
      <NativeSelect
        size="sm"
        value={show}
        aria-label={t('list.show')}
        data={conversationFilters.map((value) => ({ value, label: t(`list.showing.${value}`) }))}
        onChange={({ currentTarget }) => onShow(currentTarget.value as ConversationFilter)}
      />
    </div>
  );
}
