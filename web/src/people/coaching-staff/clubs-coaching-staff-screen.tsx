import { IconUsersGroup } from '@tabler/icons-react';
import type { ListedCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { FilterSchema } from '../../ui/filter/address-filters.ts';
import { searchText } from '../../ui/filter/address-filters.ts';
import { Segments } from '../../ui/filter/segments.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { NothingFits } from '../../ui/list/nothing-fits.tsx';
import { ResultCount } from '../../ui/list/result-count.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { totalWords } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import classes from './clubs-coaching-staff-screen.module.css';
import { useCoachingColumns } from './coaching-columns.tsx';
import { useCoachingStaffs } from './coaching-staff.queries.ts';
import { coachingStaffPath } from './coaching-staff-paths.ts';
import { coachingStaffName } from './use-coaching-staff-words.ts';

const address = { text: 'text', whose: 'text' } as const satisfies FilterSchema;
/** The columns of a club's table. */
const shown = ['person', 'role', 'qualification', 'available'];

/** Only a card that opens lists its actions. Of all others the club gets only the name. */
const opens = (staff: ListedCoachingStaff) => staff.can !== undefined;
const linkOf = (staff: ListedCoachingStaff) =>
  opens(staff) ? coachingStaffPath(staff.coachingStaffId) : undefined;

/** `/coachingStaff`, for clubs: their own coaching staff in full, all others by name. */
export default function ClubsCoachingStaffScreen() {
  const { t } = useTranslation(['coaching-staff', 'ui']);
  const { number } = useFormats();
  const { filters, setFilters, clearFilters } = useAddressFilters(address);
  const ours = filters.whose !== 'all';
  const text = searchText(filters.text);
  const list = usePages(useCoachingStaffs({ sort: 'name', ...(ours && { ours }), ...(text && { text }) }));
  const columns = useColumns();
  const { counted } = list;
  const empty = text ? (
    <NothingFits onClear={clearFilters} />
  ) : (
    <EmptyState
      icon={IconUsersGroup}
      title={t('coaching-staff:club.emptyTitle')}
      text={t('coaching-staff:club.description')}
    />
  );
  return (
    <>
      <PageHeader
        ofList
        title={t('coaching-staff:portfolio.title')}
        description={t(ours ? 'coaching-staff:club.description' : 'coaching-staff:club.names')}
      />
      <div className={classes.bar}>
        <Segments
          label={t('coaching-staff:club.whose')}
          value={ours ? 'ours' : 'all'}
          onChange={(whose) => setFilters({ whose: whose === 'all' ? whose : '' })}
          options={[
            { value: 'ours', label: t('coaching-staff:club.ours') },
            { value: 'all', label: t('coaching-staff:origin.all') },
          ]}
        />
        <SearchField
          value={filters.text}
          label={t('coaching-staff:portfolio.search')}
          by="nameOrClub"
          onSearch={(typed) => setFilters({ text: typed }, 'typing')}
        />
        <ResultCount
          text={
            counted
              ? t(
                  counted.totalIsExact
                    ? 'coaching-staff:portfolio.count'
                    : 'coaching-staff:portfolio.countMore',
                  totalWords(counted, number),
                )
              : ''
          }
        />
      </div>
      <DataList
        {...list}
        label={t('coaching-staff:portfolio.list')}
        columns={columns}
        rowKey={({ coachingStaffId }) => coachingStaffId}
        rowLink={linkOf}
        empty={empty}
      />
    </>
  );
}

function useColumns(): readonly Column<ListedCoachingStaff>[] {
  const all = useCoachingColumns();
  return useMemo(
    () =>
      all
        .filter(({ key }) => shown.includes(key))
        .map(({ sortBy: _, ...column }) => ({
          ...column,
          render: (staff) =>
            opens(staff) ? column.render(staff) : column.key === 'person' && coachingStaffName(staff),
        })),
    [all],
  );
}
