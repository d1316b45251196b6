import { IconUserSearch } from '@tabler/icons-react';
import type { FoundAccount } from '@trattativa/contract/identity/administration/administration';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { NothingFits } from '../../ui/list/nothing-fits.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import classes from './admin.module.css';
import { useAccounts } from './admin.queries.ts';

const address = { section: 'text', text: 'text' } as const;

interface AccountListProps {
  label: string;
  hint: string;
  onlyAgents?: boolean;
  /** What the list says of each account beside name and sessions: the type of an agent, the kind of user. */
  say: (account: FoundAccount) => string | null;
  act: (account: FoundAccount) => ReactNode;
}

/** Accounts by name or e-mail, each with one act. */
export function AccountList({ label, hint, onlyAgents = false, say, act }: AccountListProps) {
  const { t } = useTranslation('administration');
  const { filters, setFilters } = useAddressFilters(address);
  const list = usePages(useAccounts({ text: filters.text, onlyAgents }));
  const columns: readonly Column<FoundAccount>[] = [
    {
      key: 'name',
      header: t('list.name'),
      render: ({ name }) => name,
      width: 'minmax(160px, 1fr)',
      card: 'title',
    },
    {
      key: 'email',
      header: t('list.email'),
      render: ({ email }) => email,
      width: 'minmax(200px, 1.4fr)',
      card: 'subtitle',
    },
    {
      key: 'kind',
      header: t(onlyAgents ? 'list.type' : 'list.kind'),
      render: say,
      width: 'minmax(120px, 0.8fr)',
    },
    {
      key: 'sessions',
      header: t('list.sessions'),
      render: ({ openSessions }) => String(openSessions),
      width: '110px',
      align: 'end',
      hideBelow: 900,
    },
    {
      key: 'lastUsed',
      header: t('list.lastUsed'),
      render: ({ lastUsedAt }) => (lastUsedAt ? <RelativeTime at={lastUsedAt} /> : t('list.never')),
      width: '150px',
      hideBelow: 1000,
    },
  ];
  return (
    <>
      <div className={classes.head}>
        <p className={classes.quiet}>{hint}</p>
        <div className={classes.search}>
          <SearchField
            value={filters.text}
            label={t('list.search')}
            by="nameOrEmail"
            onSearch={(text) => setFilters({ text }, 'typing')}
          />
        </div>
      </div>
      <DataList
        {...list}
        label={label}
        columns={columns}
        rowKey={({ accountId }) => accountId}
        rowActions={act}
        actionsWidth="190px"
        empty={
          filters.text === '' ? (
            <EmptyState icon={IconUserSearch} title={t('list.empty')} text={t('list.emptyText')} />
          ) : (
            <NothingFits onClear={() => setFilters({ text: '' })} />
          )
        }
      />
    </>
  );
}
