import { Button } from '@mantine/core';
import { IconPlus, IconTargetArrow } from '@tabler/icons-react';
import type { Request } from '@trattativa/contract/market/requests/request';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isWaitingClub } from '../../identity/accounts.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { useMandatedClubs } from '../../representation/mandates.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useArrivalToast } from '../../ui/feedback/use-arrival-toast.ts';
import { countFilters } from '../../ui/filter/address-filters.ts';
import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { NothingFits } from '../../ui/list/nothing-fits.tsx';
import { ResultCount } from '../../ui/list/result-count.tsx';
import { totalWords } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { type RequestBox, RequestBoxes } from '../requests/request-boxes.tsx';
import { RequestFilterFields } from '../requests/request-filter-fields.tsx';
import { requestFilters, requestsQuery, requestView, sortOfRequests } from '../requests/request-filters.ts';
import { requestPath } from '../requests/request-paths.ts';
import { useRequests } from '../requests/requests.queries.ts';
import { useRequestColumns } from '../requests/use-request-columns.tsx';
import classes from './requests-screen.module.css';

const MyApplicationsLink = lazy(() => import('../applications/my-applications-link.tsx'));
/** Loaded with the drawer of the filters. */
const FurtherRequestFields = lazy(() =>
  loadChunk(() => import('../requests/form/further-request-fields.tsx')),
);
/** Loaded when opened. */
const DraftsList = lazy(() => loadChunk(() => import('../requests/drafts-list.tsx')));
/** Loaded together with the list. */
const SavedSearches = lazy(async () => ({
  default: (await loadChunk(() => import('../../people/saved-searches.ts'))).SavedSearches,
}));
/** Loaded for players only. */
const OwnProfileNotice = lazy(() => loadChunk(() => import('../../people/own-profile-notice.ts')));
/** Loaded when a received request is listed. */
const AnswerMenu = lazy(() => loadChunk(() => import('../answers/answer-menu.tsx')));
const ExportRequestsButton = lazy(() => loadChunk(() => import('../requests/export-requests-button.tsx')));

/** Received, active and not the reader's own. */
function isAnswerable({ myAnswer, status, can }: Request): boolean {
  return myAnswer !== null && status === requestStatus.active && !can.seeCandidates;
}

/** `/requests`: a club's own and received requests. All others see the market, with requests sent to them first. */
export default function RequestsScreen() {
  const narrow = useIsNarrow();
  const { t } = useTranslation('requests');
  const user = useUser();
  const { kind } = user;
  useArrivalToast();
  const isClub = kind === 'team';
  const mandated = (useMandatedClubs().data?.length ?? 0) > 0;
  const isStaff = kind === 'staff' || kind === 'admin';
  const makes = isClub || isStaff || mandated;
  const { filters, setFilters, clearFilters } = useAddressFilters(requestFilters);
  const { filters: view, setFilters: setView } = useAddressFilters(requestView);
  // A mandated agent sees the market, or the requests published for clubs.
  // A club that is not accepted yet can only prepare drafts.
  const waits = isWaitingClub(user);
  const boxes: readonly RequestBox[] = waits
    ? ['drafts']
    : isClub
      ? ['own', 'received', 'drafts']
      : isStaff
        ? ['own', 'drafts']
        : mandated
          ? ['market', 'own', 'drafts']
          : ['market'];
  const box = boxes.find((one) => one === view.box) ?? boxes[0] ?? 'market';
  const managed = box === 'own';
  const showsStatus = managed || box === 'received';
  const showsDelivery = managed || kind !== 'player';
  const answers = !managed && kind !== 'player' && !isStaff;
  const query = requestsQuery(filters, view, {
    box: box === 'drafts' ? undefined : box,
    status: showsStatus,
    delivery: showsDelivery,
  });
  const list = usePages(useRequests(query, box !== 'drafts'));
  const { counted } = list;
  const { number } = useFormats();
  const columns = useRequestColumns({ ownClub: isClub && managed, status: showsStatus });
  const count = countFilters(filters, ['text']);
  const filtered = count > 0 || filters.text !== '';
  const result =
    counted &&
    t(counted.totalIsExact ? 'requests:list.count' : 'requests:list.countMore', totalWords(counted, number));
  const create = (
    <Button
      component={Link}
      to={paths.request}
      leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
    >
      {t('requests:list.new')}
    </Button>
  );

  const boxSwitch = (
    <RequestBoxes
      boxes={boxes}
      value={box}
      own={isStaff ? 'title' : isClub ? 'own' : 'published'}
      onChange={(next) => setView({ box: next === boxes[0] ? '' : next })}
    />
  );

  const listed = (
    <>
      <FilterBar
        search={
          <SearchField
            value={filters.text}
            label={t('requests:list.search')}
            by="clubOrCity"
            onSearch={(text) => setFilters({ text }, 'typing')}
          />
        }
        count={count}
        further={
          <Suspense>
            <FurtherRequestFields filters={filters} setFilters={setFilters} showsDelivery={showsDelivery} />
          </Suspense>
        }
        onClear={clearFilters}
        result={result}
        saysResult
        end={
          <div className={classes.tools}>
            <Suspense>
              <ExportRequestsButton query={query} disabled={list.rows.length === 0} />
            </Suspense>
            <Suspense>
              <SavedSearches list="requests" />
            </Suspense>
          </div>
        }
      >
        <RequestFilterFields filters={filters} setFilters={setFilters} showsStatus={showsStatus} />
      </FilterBar>
      {narrow && <ResultCount text={result ?? ''} />}
      <DataList
        {...list}
        label={t('requests:list.title')}
        columns={columns}
        rowKey={(request) => request.id}
        rowLink={(request) => requestPath(request.id)}
        actionsBeside
        {...(answers && {
          rowActions: (request: Request) =>
            isAnswerable(request) && (
              <Suspense>
                <AnswerMenu request={request} />
              </Suspense>
            ),
        })}
        sort={sortOfRequests(view)}
        onSort={(next) => setView({ sort: next?.by ?? '', down: next?.descending ?? false })}
        empty={
          filtered ? (
            <NothingFits onClear={clearFilters} />
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

  return (
    <>
      <PageHeader
        title={t(kind === 'player' ? 'requests:list.market' : 'requests:list.title')}
        description={waits ? t('requests:draft.publishLater') : undefined}
        actions={
          <>
            {!narrow && boxSwitch}
            {['player', 'agent', 'premium'].includes(kind) && (
              <Suspense fallback={<span className={classes.soon} />}>
                <MyApplicationsLink />
              </Suspense>
            )}
            {makes && create}
          </>
        }
      />
      {kind === 'player' && (
        <Suspense>
          <OwnProfileNotice />
        </Suspense>
      )}
      {narrow && boxSwitch}
      {box === 'drafts' ? (
        <Suspense fallback={<Skeletons shape="rows" />}>
          <DraftsList ownClub={isClub} />
        </Suspense>
      ) : (
        listed
      )}
    </>
  );
}
