import { Button } from '@mantine/core';
import { IconPlus, IconSearchOff, IconTargetArrow } from '@tabler/icons-react';
import { levels } from '@trattativa/contract/catalogue/levels';
import { playerRoles } from '@trattativa/contract/catalogue/player-roles';
import { requestStatuses } from '@trattativa/contract/catalogue/request-statuses';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { useMandatedClubs } from '../mandates/use-mandated-clubs.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { useUser } from '../platform/session/use-session.ts';
import { useCountryOptions } from '../players/country-options.ts';
import { SearchField } from '../players/search-field.tsx';
import { useArrivalToast } from '../players/use-arrival-toast.ts';
import { countFilters, type FilterSchema } from '../ui/address-filters.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { FilterSelect } from '../ui/form/filter-select.tsx';
import { DataList } from '../ui/list/data-list.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Segments } from '../ui/segments.tsx';
import { useAddressFilters } from '../ui/use-address-filters.ts';
import { requestPath } from './request-paths.ts';
import { type RequestsQuery, useRequests } from './requests.queries.ts';
import classes from './requests-screen.module.css';
import { useRequestColumns } from './use-request-columns.tsx';

const schema = {
  text: 'text',
  box: 'text',
  role: 'number',
  level: 'number',
  country: 'text',
  status: 'number',
} as const satisfies FilterSchema;

/** `/requests`: a club's own and received requests; for everybody else the market, what was sent to them first. */
export default function RequestsScreen() {
  const { t } = useTranslation(['requests', 'catalogue', 'ui', 'shell']);
  const { kind } = useUser();
  useArrivalToast();
  const isClub = kind === 'team';
  const mandated = (useMandatedClubs().data?.length ?? 0) > 0;
  const isStaff = kind === 'staff' || kind === 'admin';
  const makes = isClub || isStaff || mandated;
  const { filters, setFilters, clearFilters } = useAddressFilters(schema);
  const countryOptions = useCountryOptions();
  const received = isClub && filters.box === 'received';
  // A mandated agent reads the market, or what the agent published for clubs.
  const published = mandated && filters.box === 'own';
  const showsStatus = isClub || isStaff || published;
  const managed = (isClub && !received) || isStaff || published;
  const query = Object.fromEntries(
    Object.entries({
      box: received ? 'received' : published ? 'own' : undefined,
      text: filters.text.trim().slice(0, 80) || undefined,
      role: playerRoles.find((role) => role === filters.role),
      level: levels.find((level) => level === filters.level),
      country: /^[A-Z]{2}$/.test(filters.country) ? filters.country : undefined,
      status: showsStatus ? requestStatuses.find((status) => status === filters.status) : undefined,
    } satisfies RequestsQuery).filter(([, value]) => value !== undefined),
  ) as RequestsQuery;
  const list = useRequests(query);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const total = list.data?.pages.at(-1)?.total ?? 0;
  const columns = useRequestColumns({ ownClub: isClub && !received, status: showsStatus });
  const onNearEnd = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const count = countFilters(filters, ['text', 'box']);
  const filtered = count > 0 || filters.text !== '';

  const choice = (
    label: string,
    name: 'role' | 'level' | 'status',
    ids: readonly number[],
    word: (id: number) => string,
  ) => (
    <FilterSelect
      label={label}
      value={filters[name] === null ? null : String(filters[name])}
      any={t('requests:form.any')}
      options={ids.map((id) => ({ value: String(id), label: word(id) }))}
      onChange={(next) => setFilters({ [name]: next === null ? null : Number(next) })}
    />
  );
  const create = (
    <Button
      component={Link}
      to={paths.request}
      leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
    >
      {t('requests:list.new')}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={t(isClub || isStaff || kind === 'coach' ? 'requests:list.title' : 'requests:list.market')}
        actions={makes ? create : undefined}
      />
      {isClub && (
        <div className={classes.box}>
          <Segments
            label={t('requests:list.box')}
            value={received ? 'received' : 'own'}
            onChange={(box) => setFilters({ box: box === 'own' ? '' : box })}
            options={[
              { value: 'own', label: t('requests:list.own') },
              { value: 'received', label: t('requests:list.received') },
            ]}
          />
        </div>
      )}
      {mandated && (
        <div className={classes.box}>
          <Segments
            label={t('requests:list.box')}
            value={published ? 'own' : 'market'}
            onChange={(box) => setFilters({ box: box === 'own' ? box : '' })}
            options={[
              { value: 'market', label: t('requests:list.market') },
              { value: 'own', label: t('requests:list.published') },
            ]}
          />
        </div>
      )}
      <FilterBar
        search={
          <SearchField
            value={filters.text}
            label={t('requests:list.search')}
            onSearch={(text) => setFilters({ text }, 'typing')}
          />
        }
        count={count}
        onClear={clearFilters}
        result={t('requests:list.count', { count: total })}
      >
        {choice(t('requests:field.role'), 'role', playerRoles, (id) => t(`catalogue:playerRole.${id}`))}
        {choice(t('requests:field.level'), 'level', levels, (id) => t(`catalogue:level.${id}`))}
        <FilterSelect
          label={t('requests:field.country')}
          value={filters.country === '' ? null : filters.country}
          any={t('requests:form.any')}
          options={countryOptions}
          onChange={(country) => setFilters({ country: country ?? '' })}
        />
        {showsStatus &&
          choice(t('requests:field.status'), 'status', requestStatuses, (id) =>
            t(`catalogue:requestStatus.${id}`),
          )}
      </FilterBar>
      <p className={classes.count} role="status">
        {list.data ? t('requests:list.count', { count: total }) : ''}
      </p>
      <DataList
        label={t('requests:list.title')}
        columns={columns}
        rows={rows}
        rowKey={(request) => request.id}
        rowLink={(request) => requestPath(request.id)}
        loading={list.isLoading}
        error={
          list.error && {
            text: list.error instanceof ApiError ? list.error.text : list.error.message,
            retry: () => void list.refetch(),
          }
        }
        total={total}
        onNearEnd={hasNextPage && !isFetchingNextPage ? onNearEnd : undefined}
        empty={
          filtered ? (
            <EmptyState
              icon={IconSearchOff}
              title={t('ui:noResultsTitle')}
              text={t('ui:noResultsHint')}
              action={
                <Button variant="default" onClick={clearFilters}>
                  {t('shell:ui.clearFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={IconTargetArrow}
              title={t('requests:list.emptyTitle')}
              text={t(managed ? 'requests:list.emptyOwn' : 'requests:list.emptyMarket')}
              action={managed ? create : undefined}
            />
          )
        }
      />
    </>
  );
}
