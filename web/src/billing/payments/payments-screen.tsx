import { IconCreditCard } from '@tabler/icons-react';
import type { Payment } from '@trattativa/contract/billing/payments/payment';
import { paymentPurposes, paymentStatuses } from '@trattativa/domain/billing/payment-statuses';
import { cutText } from '@trattativa/domain/platform/cut-text';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { countFilters, type FilterSchema, type Filters } from '../../ui/filter/address-filters.ts';
import { ToggleChip } from '../../ui/filter/toggle-chip.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';
import { FilteredList } from '../../ui/list/filtered-list.tsx';
import { totalWords } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { type PaymentsQuery, usePayments } from './payments.queries.ts';
import { usePaymentColumns } from './use-payment-columns.tsx';

const RefundDialog = lazy(() => loadChunk(() => import('./refund-dialog.tsx')));

const schema = {
  text: 'text',
  status: 'text',
  purpose: 'text',
  waiting: 'flag',
} as const satisfies FilterSchema;

function queryOf(filters: Filters<typeof schema>): PaymentsQuery {
  const query: PaymentsQuery = {};
  const text = cutText(filters.text.trim(), 80);
  if (text !== '') query.text = text;
  const status = paymentStatuses.find((known) => known === filters.status);
  if (status) query.status = status;
  const purpose = paymentPurposes.find((known) => known === filters.purpose);
  if (purpose) query.purpose = purpose;
  if (filters.waiting) query.waiting = true;
  return query;
}

/** `/payments`, for staff: all card payments, with what is to be refunded or disputed, and the way to refund. */
export default function PaymentsScreen() {
  const { t } = useTranslation('payments');
  const { number } = useFormats();
  const { filters, setFilters, clearFilters } = useAddressFilters(schema);
  const query = queryOf(filters);
  const list = usePages(usePayments(query));
  const [refunding, setRefunding] = useState<Payment | null>(null);
  const columns = usePaymentColumns(setRefunding);
  const { counted } = list;
  const count = countFilters(filters, ['text']);
  return (
    <>
      <PageHeader ofList title={t('title')} description={t('description')} />
      <FilteredList
        {...list}
        search={{
          label: t('filter.text'),
          by: 'name',
          text: filters.text,
          onSearch: (text) => setFilters({ text }, 'typing'),
        }}
        filterCount={count}
        onClear={clearFilters}
        result={
          counted &&
          t(counted.totalIsExact ? 'filter.count' : 'filter.countMore', totalWords(counted, number))
        }
        filterFields={
          <>
            <FilterSelect
              label={t('field.status')}
              value={query.status ?? null}
              any={t('filter.any')}
              options={paymentStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
              onChange={(next) => setFilters({ status: next ?? '' })}
            />
            <FilterSelect
              label={t('field.purpose')}
              value={query.purpose ?? null}
              any={t('filter.any')}
              options={paymentPurposes.map((value) => ({ value, label: t(`purpose.${value}`) }))}
              onChange={(next) => setFilters({ purpose: next ?? '' })}
            />
            <ToggleChip
              label={t('filter.waiting')}
              chosen={filters.waiting}
              onChange={(waiting) => setFilters({ waiting })}
            />
          </>
        }
        label={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={IconCreditCard} title={t('empty.title')} text={t('empty.text')} />}
      />
      {refunding && (
        <Suspense>
          <RefundDialog payment={refunding} onClose={() => setRefunding(null)} />
        </Suspense>
      )}
    </>
  );
}
