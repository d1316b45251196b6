import { IconListSearch } from '@tabler/icons-react';
import { dealKinds, type ListedAuditEntry } from '@trattativa/contract/insight/audit/audit';
import { isValidPlainDate } from '@trattativa/domain/platform/plain-date';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import {
  countFilters,
  type FilterSchema,
  type Filters,
  searchText,
} from '../../ui/filter/address-filters.ts';
import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';
import { DateRangeFilter } from '../../ui/form/date/date-range-filter.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { NothingFits } from '../../ui/list/nothing-fits.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { totalWords, useTotalFigure } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { type AuditQuery, useAudit } from './audit.queries.ts';
import { useAuditWords } from './use-audit-words.ts';

const address = { text: 'text', kind: 'text', from: 'text', to: 'text' } as const satisfies FilterSchema;

function queryOf({ text, kind, from, to }: Filters<typeof address>): AuditQuery {
  const day = (value: string) => (isValidPlainDate(value) ? value : undefined);
  return {
    text: searchText(text),
    kind: dealKinds.find((known) => known === kind),
    from: day(from),
    to: day(to),
  };
}

/** `/audit`: the audit log of all deals, for administrators. */
export default function AuditScreen() {
  const { t } = useTranslation('audit');
  const { number } = useFormats();
  const { filters, setFilters, clearFilters } = useAddressFilters(address);
  const query = useMemo(() => queryOf(filters), [filters]);
  const list = usePages(useAudit(query));
  const { counted } = list;
  const figure = useTotalFigure();
  const columns = useAuditColumns();
  const count = countFilters(filters, ['text']);
  const filtered = count > 0 || filters.text !== '';
  return (
    <>
      <PageHeader
        ofList
        title={t('audit:title')}
        count={counted && figure(counted)}
        description={t('audit:description')}
      />
      <FilterBar
        search={
          <SearchField
            value={filters.text}
            label={t('audit:search')}
            by="name"
            onSearch={(text) => setFilters({ text }, 'typing')}
          />
        }
        count={count}
        onClear={clearFilters}
        result={
          counted &&
          t(counted.totalIsExact ? 'audit:result' : 'audit:resultMore', totalWords(counted, number))
        }
      >
        <FilterSelect
          label={t('audit:kindLabel')}
          value={filters.kind || null}
          any={t('audit:any')}
          options={dealKinds.map((kind) => ({ value: kind, label: t(`audit:kind.${kind}`) }))}
          onChange={(kind) => setFilters({ kind: kind ?? '' })}
        />
        <DateRangeFilter
          name={t('audit:dates')}
          labels={{ from: t('audit:from'), to: t('audit:to') }}
          from={filters.from}
          to={filters.to}
          onChange={(change) => setFilters(change, 'typing')}
        />
      </FilterBar>
      <DataList
        {...list}
        label={t('audit:title')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          filtered ? (
            <NothingFits onClear={clearFilters} />
          ) : (
            <EmptyState icon={IconListSearch} title={t('audit:empty')} text={t('audit:description')} />
          )
        }
      />
    </>
  );
}

function useAuditColumns(): readonly Column<ListedAuditEntry>[] {
  const { t } = useTranslation('audit');
  const words = useAuditWords();
  const { dateTime } = useFormats();
  return [
    {
      key: 'when',
      header: t('when'),
      render: ({ at }) => dateTime(at),
      width: '180px',
      card: 'subtitle',
    },
    { key: 'who', header: t('who'), render: (entry) => words.who(entry), width: 'minmax(180px, 1fr)' },
    {
      key: 'what',
      header: t('what'),
      render: (entry) => words.what(entry),
      width: 'minmax(240px, 2fr)',
      card: 'title',
    },
    { key: 'deal', header: t('deal'), render: (entry) => <Deal entry={entry} />, width: '170px' },
  ];
}

/** The lists whose items have a page that administrators may open. */
const pagesOf: Partial<Record<ListedAuditEntry['kind'], string>> = {
  negotiation: paths.negotiations,
  offer: paths.offers,
  request: paths.requests,
  transfer: paths.transfers,
  invoice: paths.invoicesTeams,
  playerInvoice: paths.invoicesPlayers,
};

/** The deal by kind and number, with a link if it has a page. */
function Deal({ entry: { kind, dealId } }: { entry: ListedAuditEntry }) {
  const { t } = useTranslation('audit');
  const name = `${t(`kind.${kind}`)} ${dealId}`;
  const list = pagesOf[kind];
  return list === undefined ? name : <Link to={`${list}/${dealId}`}>{name}</Link>;
}
