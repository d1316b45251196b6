import { Button } from '@mantine/core';
import { IconBell, IconChecks, IconSettings } from '@tabler/icons-react';
import { kindsOfCaller } from '@trattativa/contract/identity/accounts/kinds-of-caller';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { countFilters, type FilterSchema } from '../../ui/filter/address-filters.ts';
import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { ToggleChip } from '../../ui/filter/toggle-chip.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { ToolButton, ToolLink } from '../../ui/list/tool-button.tsx';
import { usePages } from '../../ui/list/use-pages.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { NotificationLine } from './notification-line.tsx';
import { type NotificationsQuery, useNotificationLines } from './notifications.queries.ts';
import classes from './notifications-screen.module.css';
import { useUnread } from './unread.queries.ts';
import { useMarkNotifications, useSeen } from './use-mark-notifications.ts';

const schema = { unread: 'flag', topic: 'text' } as const satisfies FilterSchema;
const pageSize = 30;

/** `/notifications`: all notifications, the latest first, filtered by kind and by unread. */
export default function NotificationsScreen() {
  const { t } = useTranslation(['notifications', 'catalogue']);
  const { kind } = useUser();
  const { filters, setFilters, clearFilters } = useAddressFilters(schema);
  const topics = kindsOfCaller[kind];
  const topic = topics.find((known) => known === filters.topic);
  const query: NotificationsQuery = {
    ...(filters.unread && { unread: true }),
    ...(topic && { topics: [topic] }),
  };
  const found = useNotificationLines(query, pageSize);
  const list = usePages(found);
  const unread = useUnread();
  const mark = useMarkNotifications();
  useSeen(list.rows);
  const filtered = countFilters(filters);
  return (
    <>
      <PageHeader
        ofList
        title={t('title')}
        description={t('description')}
        actions={
          <div className={classes.tools}>
            <ToolLink
              to={`${paths.account}?section=notifications`}
              icon={<IconSettings size={18} stroke={1.75} aria-hidden="true" />}
            >
              {t('settings')}
            </ToolLink>
            {unread > 0 && (
              <ToolButton
                icon={<IconChecks size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => mark('Notification/MarkAllNotificationsRead', {})}
              >
                {t('markAll')}
              </ToolButton>
            )}
          </div>
        }
      />
      <FilterBar count={filtered} onClear={clearFilters}>
        <FilterSelect
          label={t('kindLabel')}
          value={topic ?? null}
          any={t('everyKind')}
          options={topics.map((value) => ({ value, label: t(`topic.${value}`) }))}
          onChange={(next) => setFilters({ topic: next ?? '' })}
        />
        <ToggleChip
          label={t('onlyUnread')}
          chosen={filters.unread}
          onChange={(next) => setFilters({ unread: next })}
        />
      </FilterBar>
      <ListState
        {...list}
        shape="rows"
        empty={
          <EmptyState
            icon={IconBell}
            title={t(filtered > 0 ? 'noneTitle' : 'emptyTitle')}
            text={t(filtered > 0 ? 'noneText' : 'emptyText')}
          />
        }
      >
        <ul className={classes.lines} aria-label={t('title')}>
          {list.rows.map((line) => (
            <NotificationLine key={line.id} line={line} />
          ))}
        </ul>
      </ListState>
      {found.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
