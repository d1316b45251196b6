import { Button } from '@mantine/core';
import { IconBuildingStadium, IconFileImport, IconPlus } from '@tabler/icons-react';
import type { TeamRow } from '@trattativa/contract/people/teams/endpoints';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { Segments } from '../../ui/filter/segments.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { FilteredList } from '../../ui/list/filtered-list.tsx';
import { sortInAddress } from '../../ui/list/table/column.ts';
import { totalWords } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTeamColumns } from './team-columns.tsx';
import { TeamFilterFields } from './team-filter-fields.tsx';
import { countTeamFilters, teamFilterInput, teamFilters, teamSortOf, teamView } from './team-filters.ts';
import { importTeamsPath, newTeamPath, teamPath } from './team-paths.ts';
import { type TeamListInput, useTeams } from './teams.queries.ts';

/** The map and its outlines of countries are loaded on demand. */
const TeamsMap = lazy(() => loadChunk(() => import('./map/teams-map.tsx')));

const linkOf = (team: TeamRow) => teamPath(team.id);
/** `/teams`: the clubs of the platform as a list or on a map. The filters are in the address. */
export default function TeamsScreen() {
  const { t } = useTranslation('teams');
  const { number } = useFormats();
  const { kind } = useUser();
  const { filters, setFilters, clearFilters } = useAddressFilters(teamFilters);
  const { filters: view, setFilters: setView } = useAddressFilters(teamView);
  const columns = useTeamColumns();
  const sort = teamSortOf(view);
  const input = teamFilterInput(filters);
  const list = usePages(
    useTeams({
      ...input,
      ...(sort && { sort: sort.by as TeamListInput['sort'], descending: sort.descending }),
    }),
  );
  const { counted } = list;
  const count = countTeamFilters(filters);
  const staff = kind === 'staff' || kind === 'admin';
  const result =
    counted &&
    t(counted.totalIsExact ? 'teams:list.count' : 'teams:list.countMore', totalWords(counted, number));

  return (
    <>
      <PageHeader
        ofList
        title={t('teams:list.title')}
        description={t('teams:list.description')}
        actions={
          staff && (
            <>
              <Button
                component={Link}
                to={importTeamsPath}
                variant="default"
                leftSection={<IconFileImport size={18} stroke={1.75} aria-hidden="true" />}
              >
                {t('teams:list.import')}
              </Button>
              <Button
                component={Link}
                to={newTeamPath}
                leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
              >
                {t('teams:list.add')}
              </Button>
            </>
          )
        }
      />
      <FilteredList
        {...list}
        search={{
          label: t('teams:list.search'),
          by: 'nameOrCity',
          text: filters.text,
          onSearch: (text) => setFilters({ text }, 'typing'),
        }}
        filterFields={<TeamFilterFields filters={filters} setFilters={setFilters} />}
        filterCount={count}
        onClear={clearFilters}
        result={result}
        end={
          <div>
            <Segments
              label={t('teams:list.view')}
              value={view.view === 'map' ? 'map' : 'list'}
              onChange={(chosen) => setView({ view: chosen === 'map' ? 'map' : '' })}
              options={[
                { value: 'list', label: t('teams:list.asList') },
                { value: 'map', label: t('teams:list.asMap') },
              ]}
            />
          </div>
        }
        label={t('teams:list.title')}
        columns={columns}
        rowKey={(team) => team.id}
        rowLink={linkOf}
        sort={sort}
        onSort={(next) => setView(sortInAddress(next))}
        empty={
          <EmptyState
            icon={IconBuildingStadium}
            title={t('teams:list.emptyTitle')}
            text={t('teams:list.emptyText')}
          />
        }
        instead={
          view.view === 'map'
            ? () => (
                <Suspense fallback={<Skeletons shape="page" />}>
                  <TeamsMap input={input} />
                </Suspense>
              )
            : undefined
        }
      />
    </>
  );
}
