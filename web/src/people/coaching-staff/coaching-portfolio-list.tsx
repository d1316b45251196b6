import { Button } from '@mantine/core';
import { IconPencil, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import type { ListedCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilteredList } from '../../ui/list/filtered-list.tsx';
import { ListLayoutSwitch, useListLayout } from '../../ui/list/list-layout.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { QuietAct } from '../../ui/list/quiet-act.tsx';
import { sortInAddress } from '../../ui/list/table/column.ts';
import { SortPicker } from '../../ui/list/table/sort-picker.tsx';
import { totalWords } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import own from './coaching-cards.module.css';
import { CoachingCards } from './coaching-cards.tsx';
import { useCoachingColumns } from './coaching-columns.tsx';
import { CoachingFilterFields, FurtherCoachingFields } from './coaching-filter-fields.tsx';
import {
  coachingFilters,
  coachingQuery,
  coachingView,
  countCoachingFilters,
  sortOf,
} from './coaching-filters.ts';
import { useCoachingStaffs } from './coaching-staff.queries.ts';
import { coachingStaffPath, editCoachingStaffPath, newCoachingStaffPath } from './coaching-staff-paths.ts';
import { coachingStaffName } from './use-coaching-staff-words.ts';
import { useExportCoachingStaff } from './use-export-coaching-staff.ts';
import { useRemoveCoachingStaff } from './use-remove-coaching-staff.ts';

const linkOf = (staff: ListedCoachingStaff) => coachingStaffPath(staff.coachingStaffId);

/** The coaching portfolio as table or cards, with search, filters and order in the address. */
export function CoachingPortfolioList() {
  const { t } = useTranslation(['coaching-staff', 'ui', 'shell']);
  const { number } = useFormats();
  const { filters, setFilters, clearFilters } = useAddressFilters(coachingFilters);
  const { filters: view, setFilters: setView } = useAddressFilters(coachingView);
  const query = coachingQuery(filters, view);
  const list = usePages(useCoachingStaffs(query));
  const { counted } = list;
  const columns = useCoachingColumns();
  const remove = useRemoveCoachingStaff();
  const exported = useExportCoachingStaff();
  const sort = sortOf(view);
  const { asCards } = useListLayout(view.view);
  const count = countCoachingFilters(filters);

  const actsOf = useCallback(
    (staff: ListedCoachingStaff) => <CoachingStaffActs staff={staff} onRemove={remove} />,
    [remove],
  );
  const result =
    counted &&
    t(
      counted.totalIsExact ? 'coaching-staff:portfolio.count' : 'coaching-staff:portfolio.countMore',
      totalWords(counted, number),
    );
  const onSort = (next: typeof sort) => setView(sortInAddress(next));

  return (
    <FilteredList
      {...list}
      search={{
        label: t('coaching-staff:portfolio.search'),
        by: 'nameOrClub',
        text: filters.text,
        onSearch: (text) => setFilters({ text }, 'typing'),
      }}
      filterFields={<CoachingFilterFields filters={filters} setFilters={setFilters} />}
      furtherFields={<FurtherCoachingFields filters={filters} setFilters={setFilters} />}
      filterCount={count}
      onClear={clearFilters}
      result={result}
      end={
        <div>
          <ExportButton
            disabled={list.rows.length === 0}
            loading={exported.isPending}
            onClick={() => exported.mutate(query)}
          />
          <ListLayoutSwitch chosen={view.view} onChoose={(next) => setView({ view: next })} />
        </div>
      }
      label={t('coaching-staff:portfolio.list')}
      columns={columns}
      rowKey={(staff) => staff.coachingStaffId}
      rowLink={linkOf}
      rowActions={actsOf}
      actionsWidth="84px"
      sort={sort}
      onSort={onSort}
      empty={
        <EmptyState
          icon={IconUsersGroup}
          title={t('coaching-staff:portfolio.emptyTitle')}
          text={t('coaching-staff:portfolio.emptyText')}
          action={
            <Button component={Link} to={newCoachingStaffPath}>
              {t('coaching-staff:portfolio.add')}
            </Button>
          }
        />
      }
      instead={
        asCards
          ? (nothing) => (
              <ListState {...list} shape="cards" empty={nothing}>
                <div className={own.sort}>
                  <SortPicker columns={columns} sort={sort} onSort={onSort} />
                </div>
                <CoachingCards
                  label={t('coaching-staff:portfolio.list')}
                  people={list.rows}
                  actsOf={actsOf}
                  onNearEnd={list.onNearEnd}
                />
              </ListState>
            )
          : undefined
      }
    />
  );
}

interface CoachingStaffActsProps {
  staff: ListedCoachingStaff;
  onRemove: (staff: ListedCoachingStaff) => void;
}

/** The actions that the service allows on a record of the coaching portfolio. */
function CoachingStaffActs({ staff, onRemove }: CoachingStaffActsProps) {
  const { t } = useTranslation('coaching-staff');
  const name = coachingStaffName(staff);
  const edit = t('portfolio.edit', { name });
  const remove = t('portfolio.delete', { name });
  return (
    <>
      {staff.can?.edit && (
        <QuietAct
          to={editCoachingStaffPath(staff.coachingStaffId)}
          label={edit}
          icon={<IconPencil size={18} stroke={1.75} />}
        />
      )}
      {staff.can?.remove && (
        <QuietAct
          label={remove}
          icon={<IconTrash size={18} stroke={1.75} />}
          onPress={() => onRemove(staff)}
        />
      )}
    </>
  );
}
