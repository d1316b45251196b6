import { Button } from '@mantine/core';
import { IconReceipt2, IconX } from '@tabler/icons-react';
import { invoiceStatuses } from '@trattativa/domain/billing/invoice-statuses';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { countFilters } from '../../../ui/filter/address-filters.ts';
import { useAddressFilters } from '../../../ui/filter/use-address-filters.ts';
import { FilterSelect } from '../../../ui/form/choice/filter-select.tsx';
import { ExportButton } from '../../../ui/list/export-button.tsx';
import { FilteredList } from '../../../ui/list/filtered-list.tsx';
import { type Counted, totalWords } from '../../../ui/list/total-words.ts';
import { usePages } from '../../../ui/list/use-pages.ts';
import { invoicePath } from '../invoice-paths.ts';
import { useInvoices } from '../invoices.queries.ts';
import { invoiceFilters, invoicesQuery } from './invoice-filters.ts';
import { useExportInvoices } from './use-export-invoices.ts';
import { useInvoiceColumns } from './use-invoice-columns.tsx';
import { YearFilter } from './year-filter.tsx';

interface InvoiceListProps {
  withClub: boolean;
  /** Only this club's; the address then names none. */
  teamId?: number;
  /** What stands above the list, once it is known how many there are. */
  head?: (counted: Counted | undefined) => ReactNode;
}

/** Invoices to clubs with their filters, which the address keeps. */
export function InvoiceList({ withClub, teamId, head }: InvoiceListProps) {
  const { t } = useTranslation('invoices');
  const { filters, setFilters, clearFilters } = useAddressFilters(invoiceFilters);
  const query = useMemo(
    () => ({ ...invoicesQuery(filters), ...(teamId !== undefined && { teamId }) }),
    [filters, teamId],
  );
  const list = usePages(useInvoices(query));
  const columns = useInvoiceColumns(withClub);
  const file = useExportInvoices();
  const { rows, counted } = list;
  const { number } = useFormats();
  const count = countFilters(filters, ['text']);
  const filtered = count > 0 || filters.text !== '';
  return (
    <>
      {head?.(counted)}
      <FilteredList
        {...list}
        isBare={!list.loading && rows.length === 0 && !filtered}
        search={{
          label: t('filter.text'),
          by: 'nameOrNumber',
          text: filters.text,
          onSearch: (text) => setFilters({ text }, 'typing'),
        }}
        filterCount={count}
        onClear={clearFilters}
        result={
          counted &&
          t(counted.totalIsExact ? 'filter.result' : 'filter.resultMore', totalWords(counted, number))
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
              label={t('field.status')}
              value={filters.status === null ? null : String(filters.status)}
              any={t('filter.anyStatus')}
              options={invoiceStatuses.map((id) => ({ value: String(id), label: t(`status.${id}`) }))}
              onChange={(next) => setFilters({ status: next === null ? null : Number(next) })}
            />
            {filters.club !== null && teamId === undefined && (
              <Button
                variant="default"
                rightSection={<IconX size={16} stroke={1.75} aria-hidden="true" />}
                onClick={() => setFilters({ club: null })}
              >
                {t('filter.club', { name: rows[0]?.team.name ?? `#${filters.club}` })}
              </Button>
            )}
          </>
        }
        label={t('list.title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => invoicePath(id)}
        empty={<EmptyState icon={IconReceipt2} title={t('list.empty')} text={t('list.emptyText')} />}
      />
    </>
  );
}
