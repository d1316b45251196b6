import { Button } from '@mantine/core';
import { IconReceipt2, IconX } from '@tabler/icons-react';
import { paymentPurposes } from '@trattativa/domain/billing/payment-statuses';
import { cutText } from '@trattativa/domain/platform/cut-text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { paths } from '../../../platform/paths.ts';
import { useRepresentation } from '../../../representation/subscription.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { countFilters, type FilterSchema, type Filters } from '../../../ui/filter/address-filters.ts';
import { useAddressFilters } from '../../../ui/filter/use-address-filters.ts';
import { FilterSelect } from '../../../ui/form/choice/filter-select.tsx';
import { ExportButton } from '../../../ui/list/export-button.tsx';
import { FilteredList } from '../../../ui/list/filtered-list.tsx';
import { totalWords, useTotalFigure } from '../../../ui/list/total-words.ts';
import { usePages } from '../../../ui/list/use-pages.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { BillingDetailsButton } from '../billing-details-button.tsx';
import { ElectronicMonthButton } from '../electronic-month-button.tsx';
import { playerInvoicePath } from '../invoice-paths.ts';
import { type PlayerInvoicesQuery, usePlayerInvoices } from '../player-invoices.queries.ts';
import { useExportPlayerInvoices } from './use-export-player-invoices.ts';
import { usePlayerInvoiceColumns } from './use-player-invoice-columns.tsx';
import { YearFilter } from './year-filter.tsx';

const schema = {
  text: 'text',
  year: 'number',
  service: 'text',
  status: 'text',
  player: 'number',
} as const satisfies FilterSchema;

/** What an invoiced payment can be; the others have no invoice. */
const statuses = ['paid', 'refunded'] as const;

/** `/invoicesPlayers`: a player's own invoices, those of an agent's players, everybody's for staff. */
export default function PlayerInvoicesScreen() {
  const { t } = useTranslation(['player-invoices', 'invoices', 'payments']);
  const { kind } = useUser();
  const { number } = useFormats();
  const figure = useTotalFigure();
  const { filters, setFilters, clearFilters } = useAddressFilters(schema);
  const query = useMemo(() => queryOf(filters), [filters]);
  const list = usePages(usePlayerInvoices(query));
  const columns = usePlayerInvoiceColumns(kind !== 'player');
  const file = useExportPlayerInvoices();
  const { rows, counted } = list;
  const count = countFilters(filters, ['text']);
  const filtered = count > 0 || filters.text !== '';
  const reader = kind === 'player' ? kind : kind === 'agent' || kind === 'premium' ? 'agent' : 'staff';
  return (
    <>
      <PageHeader
        ofList
        title={t('player-invoices:list.title')}
        count={counted && figure(counted)}
        description={t(`player-invoices:list.description.${reader}`)}
        actions={
          reader === 'staff' ? (
            <ElectronicMonthButton />
          ) : reader === 'player' ? (
            <BillingDetailsButton />
          ) : undefined
        }
      />
      <FilteredList
        {...list}
        isBare={!list.loading && rows.length === 0 && !filtered}
        search={{
          label: t(reader === 'player' ? 'player-invoices:filter.ownText' : 'player-invoices:filter.text'),
          by: reader === 'player' ? 'number' : 'nameOrNumber',
          text: filters.text,
          onSearch: (text) => setFilters({ text }, 'typing'),
        }}
        filterCount={count}
        onClear={clearFilters}
        result={
          counted &&
          t(
            counted.totalIsExact ? 'invoices:filter.result' : 'invoices:filter.resultMore',
            totalWords(counted, number),
          )
        }
        end={
          <ExportButton
            loading={file.isPending}
            disabled={rows.length === 0}
            onClick={() => file.mutate(query)}
          />
        }
        filterFields={
          <>
            <YearFilter year={filters.year} onChange={(year) => setFilters({ year })} />
            <FilterSelect
              label={t('player-invoices:field.service')}
              value={filters.service || null}
              any={t('player-invoices:filter.anyService')}
              options={paymentPurposes.map((value) => ({
                value,
                label: t(`player-invoices:service.${value}`),
              }))}
              onChange={(next) => setFilters({ service: next ?? '' })}
            />
            <FilterSelect
              label={t('player-invoices:field.paymentStatus')}
              value={filters.status || null}
              any={t('player-invoices:filter.anyStatus')}
              options={statuses.map((value) => ({ value, label: t(`payments:status.${value}`) }))}
              onChange={(next) => setFilters({ status: next ?? '' })}
            />
            {filters.player !== null && (
              <Button
                variant="default"
                rightSection={<IconX size={16} stroke={1.75} aria-hidden="true" />}
                onClick={() => setFilters({ player: null })}
              >
                {rows[0]?.player.name ?? `#${filters.player}`}
              </Button>
            )}
          </>
        }
        label={t('player-invoices:list.title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => playerInvoicePath(id)}
        empty={<NoInvoice reader={reader} />}
      />
    </>
  );
}

/** Why there is none. Only an adult is shown the way to the paid representation. */
function NoInvoice({ reader }: { reader: 'player' | 'agent' | 'staff' }) {
  const { t } = useTranslation('player-invoices');
  const { data, isLoading } = useRepresentation(null, reader === 'player');
  const isMinor = data?.refusal === 'minor';
  return (
    <EmptyState
      icon={IconReceipt2}
      title={t('list.empty')}
      text={isLoading ? '' : t(`list.emptyText.${isMinor ? 'minor' : reader}`)}
      action={
        reader === 'player' && data && !isMinor ? (
          <Button component={Link} to={paths.procuraPayment}>
            {t('list.activate')}
          </Button>
        ) : undefined
      }
    />
  );
}

/** What the service is asked; what an edited address holds beyond the service's limits counts as not filtered. */
function queryOf(filters: Filters<typeof schema>): PlayerInvoicesQuery {
  const query: PlayerInvoicesQuery = {};
  const text = cutText(filters.text.trim(), 80);
  if (text !== '') query.text = text;
  if (filters.year !== null && filters.year >= 2000 && filters.year <= 2199) query.year = filters.year;
  const service = paymentPurposes.find((known) => known === filters.service);
  if (service) query.service = service;
  const paymentStatus = statuses.find((known) => known === filters.status);
  if (paymentStatus) query.paymentStatus = paymentStatus;
  if (filters.player !== null && filters.player > 0) query.accountId = filters.player;
  return query;
}
