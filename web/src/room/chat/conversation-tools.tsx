import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type ConversationFilter, conversationFilters } from './conversation-filter.ts';
import classes from './conversation-list.module.css';

interface ConversationToolsProps {
  show: ConversationFilter;
  sought: string;
  onShow: (show: ConversationFilter) => void;
  onSeek: (sought: string) => void;
}

/** Which conversations are listed: by kind, and by name. */
export function ConversationTools({ show, sought, onShow, onSeek }: ConversationToolsProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={classes.tools}>
      <TextInput
        type="search"
        size="sm"
        value={sought}
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
