import { Button } from '@mantine/core';
import { IconFileCertificate, IconPlus } from '@tabler/icons-react';
import type { CallerKind } from '@trattativa/contract/access';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { idOf } from '@trattativa/domain/platform/named-ids';
import { mandateStatuses } from '@trattativa/domain/representation/mandate-statuses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { mandatePath, newMandatePath, paths, recordMandatesPath } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useArrivalToast } from '../../ui/feedback/use-arrival-toast.ts';
import { countFilters, type FilterSchema, searchText } from '../../ui/filter/address-filters.ts';
import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { NothingFits } from '../../ui/list/nothing-fits.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { totalWords } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { MandateParty } from './mandate-party.tsx';
import { MandateStatusChip } from './mandate-status-chip.tsx';
import { type MandatesQuery, useMandates } from './mandates.queries.ts';
import { useMandateWords } from './use-mandate-words.ts';

const schema = { text: 'text', kind: 'text', status: 'number' } as const satisfies FilterSchema;
const kinds = ['player', 'club'] as const;

/** Reader for whom the screen speaks. */
function readerOf(kind: CallerKind): 'player' | 'agent' | 'team' | 'staff' {
  if (kind === 'player' || kind === 'team') return kind;
  return kind === 'staff' || kind === 'admin' ? 'staff' : 'agent';
}

/** `/mandates`: an agent's, a club's or a player's mandates, what waits for the reader first; staff see all. */
export default function MandatesScreen() {
  const { t } = useTranslation('mandates');
  const reader = readerOf(useUser().kind);
  useArrivalToast();
  const { filters, setFilters, clearFilters } = useAddressFilters(schema);
  const query: MandatesQuery = {};
  const text = searchText(filters.text);
  if (text) query.text = text;
  const kind = kinds.find((known) => known === filters.kind);
  if (kind) query.kind = kind;
  const status = idOf(mandateStatuses, filters.status);
  if (status !== undefined) query.status = status;
  const list = usePages(useMandates(query));
  const { counted } = list;
  const { number } = useFormats();
  const columns = useColumns(reader);
  const count = countFilters(filters, ['text']);
  const begin = reader === 'staff' ? undefined : <NewMandate reader={reader} />;
  return (
    <>
      <PageHeader
        ofList
        title={t(reader === 'player' ? 'titlePlayer' : 'title')}
        description={t(`description.${reader}`)}
        actions={begin}
      />
      <FilterBar
        search={
          <SearchField
            value={filters.text}
            label={t('filter.search')}
            by="nameOrClub"
            onSearch={(next) => setFilters({ text: next }, 'typing')}
          />
        }
        count={count}
        onClear={clearFilters}
        result={counted && t(counted.totalIsExact ? 'count' : 'countMore', totalWords(counted, number))}
      >
        {(reader === 'agent' || reader === 'staff') && (
          <FilterSelect
            label={t('filter.kind')}
            value={kind ?? null}
            any={t('filter.all')}
            options={kinds.map((value) => ({ value, label: t(`filter.${value}`) }))}
            onChange={(next) => setFilters({ kind: next ?? '' })}
          />
        )}
        <FilterSelect
          label={t('filter.status')}
          value={status === undefined ? null : String(status)}
          any={t('filter.any')}
          options={mandateStatuses.map((id) => ({ value: String(id), label: t(`status.${id}`) }))}
          onChange={(next) => setFilters({ status: next === null ? null : Number(next) })}
        />
      </FilterBar>
      <DataList
        {...list}
        label={t(reader === 'player' ? 'titlePlayer' : 'title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => mandatePath(id)}
        empty={
          count > 0 || filters.text !== '' ? (
            <NothingFits onClear={clearFilters} />
          ) : (
            <EmptyState
              icon={IconFileCertificate}
              title={t('empty.title')}
              text={t(`empty.${reader}`)}
              action={begin}
            />
          )
        }
      />
    </>
  );
}

function NewMandate({ reader }: { reader: 'player' | 'agent' | 'team' }) {
  const { t } = useTranslation('mandates');
  if (reader === 'agent') {
    return (
      <>
        <Button component={Link} to={newMandatePath()} variant="default">
          {t('askClub')}
        </Button>{' '}
        <Button
          component={Link}
          to={recordMandatesPath}
          leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
        >
          {t('record.open')}
        </Button>
      </>
    );
  }
  return (
    <Button component={Link} to={paths.agents} variant={reader === 'team' ? 'filled' : 'default'}>
      {t('findAgent')}
    </Button>
  );
}

function useColumns(reader: 'player' | 'agent' | 'team' | 'staff'): Column<Mandate>[] {
  const { t } = useTranslation('mandates');
  const words = useMandateWords();
  const other: Column<Mandate> = {
    key: 'with',
    header: t('column.with'),
    width: 'minmax(232px, 2.2fr)',
    card: 'title',
    render: (mandate) => (
      <MandateParty
        mandate={mandate}
        side={reader === 'agent' || reader === 'staff' ? 'principal' : 'agent'}
      />
    ),
  };
  const agent: Column<Mandate> = {
    key: 'agent',
    header: t('column.agent'),
    width: 'minmax(160px, 1fr)',
    card: 'fact',
    render: (mandate) => words.agent(mandate),
  };
  return [
    other,
    ...(reader === 'staff' ? [agent] : []),
    {
      key: 'period',
      header: t('column.period'),
      width: '188px',
      card: 'long',
      render: words.period,
    },
    {
      key: 'territory',
      header: t('column.territory'),
      width: 'minmax(130px, 1fr)',
      card: 'fact',
      hideBelow: 860,
      render: (mandate) => words.territory(mandate),
    },
    {
      key: 'kind',
      header: t('column.kind'),
      width: '104px',
      card: 'fact',
      hideBelow: 760,
      render: (mandate) => words.exclusivity(mandate),
    },
    {
      key: 'status',
      header: t('column.status'),
      width: '210px',
      card: 'aside',
      render: (mandate) => <MandateStatusChip mandate={mandate} />,
    },
  ];
}
