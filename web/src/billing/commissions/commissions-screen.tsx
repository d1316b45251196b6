import { Button } from '@mantine/core';
import { IconCoins, IconX } from '@tabler/icons-react';
import { instalmentStates } from '@trattativa/domain/billing/commissions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { countFilters } from '../../ui/filter/address-filters.ts';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilteredList } from '../../ui/list/filtered-list.tsx';
import { useListLayout } from '../../ui/list/list-layout.tsx';
import { totalWords } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { CashFigures, CashMonths } from './cash-figures.tsx';
import { commissionFilters, commissionPath, instalmentsQuery, isMonth } from './commission-filters.ts';
import classes from './commissions.module.css';
import { useCommissionCash, useInstalments } from './commissions.queries.ts';
import { useExportInstalments } from './use-export-instalments.ts';
import { useInstalmentColumns } from './use-instalment-columns.tsx';
import { useMonths } from './use-months.ts';

/** `/commissions`: an agent's own instalments, those that a club pays, everybody's for staff. */
export default function CommissionsScreen() {
  const { t } = useTranslation('commissions');
  const { kind } = useUser();
  const reader = kind === 'team' ? 'team' : kind === 'agent' || kind === 'premium' ? 'agent' : 'staff';
  const { filters, setFilters, clearFilters } = useAddressFilters(commissionFilters);
  const query = useMemo(() => instalmentsQuery(filters), [filters]);
  const list = usePages(useInstalments(query));
  const cash = useCommissionCash().data;
  const columns = useInstalmentColumns(reader);
  const file = useExportInstalments();
  const { number, money, plainDate } = useFormats();
  const nameOf = useMonths();
  const phone = useListLayout('').isNarrow;
  const { rows, counted } = list;
  const count = countFilters(filters, ['text']);
  const { expected = 0, late = 0, received = 0, waived = 0 } = cash?.counts ?? {};
  const summed = expected + late + received > 0;
  const anything = summed || waived > 0;
  const chosen = count > 0 || filters.text !== '';
  // Beside the title where there is room, so that the instalments begin high on the screen.
  const sums = cash && summed && (
    <section className={classes.cash} aria-label={t(`cash.title.${reader}`)}>
      <CashFigures cash={cash} />
    </section>
  );
  // On a phone after the list, which begins high on the screen there too.
  const ahead = cash && cash.ahead.count > 0 && (
    <p className={classes.open}>
      {t('cash.ahead', { day: plainDate(cash.ahead.until), amount: money(cash.ahead.amount) })}
    </p>
  );
  const months = cash && cash.months.length > 0 && (
    <details className={classes.months}>
      <summary>{t('cash.byMonth')}</summary>
      <CashMonths months={cash.months} />
      <p className={classes.soft}>{t('cash.hint')}</p>
    </details>
  );
  return (
    <>
      <PageHeader
        ofList
        title={t('list.title')}
        description={t(`list.description.${reader}`)}
        {...(!phone && { actions: sums })}
      />
      {phone && sums}
      {!phone && ahead}
      {cash && cash.undefinedAmounts > 0 && (
        <p className={classes.open}>{t('cash.undefined', { count: cash.undefinedAmounts })}</p>
      )}
      <FilteredList
        {...list}
        isBare={!list.loading && rows.length === 0 && !anything && !chosen}
        search={{
          label: t('filter.text'),
          by: 'nameOrClub',
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
            <FilterSelect
              label={t('field.state')}
              value={filters.state === '' ? null : filters.state}
              any={t('filter.openOnly')}
              options={[
                ...instalmentStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
                { value: 'all', label: t('filter.all') },
              ]}
              onChange={(next) => setFilters({ state: next ?? '' })}
            />
            {isMonth(filters.month) && (
              <Button
                variant="default"
                rightSection={<IconX size={16} stroke={1.75} aria-hidden="true" />}
                onClick={() => setFilters({ month: '' })}
              >
                {t('filter.month', { month: nameOf(filters.month) })}
              </Button>
            )}
          </>
        }
        label={t('page.instalments')}
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ commissionId }) => commissionPath(commissionId)}
        empty={<NothingOpen settled={anything} onShowAll={() => setFilters({ state: 'all' })} />}
      />
      {phone && ahead}
      {months}
    </>
  );
}

/** The list without a filter shows what is open: nothing there may mean that everything is settled. */
function NothingOpen({ settled, onShowAll }: { settled: boolean; onShowAll: () => void }) {
  const { t } = useTranslation('commissions');
  if (!settled) {
    return (
      <EmptyState
        icon={IconCoins}
        title={t('list.empty')}
        text={t('list.emptyText')}
        action={
          <Button component={Link} to={paths.negotiations} variant="default">
            {t('list.toNegotiations')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={IconCoins}
      title={t('list.settled')}
      text={t('list.settledText')}
      action={
        <Button variant="default" onClick={onShowAll}>
          {t('list.showAll')}
        </Button>
      }
    />
  );
}
