import { Button } from '@mantine/core';
import { IconMessages, IconStar, IconUserCheck, IconUsers } from '@tabler/icons-react';
import type { Match } from '@trattativa/contract/market/matching/match';
import { type MatchingKind, matchingKinds, maxCounted } from '@trattativa/domain/market/matching-kinds';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContact } from '../../people/contact-record-owner.ts';
import { playerPath } from '../../people/players.ts';
import { EnquiryForm } from '../../people/slots.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { useMandatedClubs } from '../../representation/mandates.ts';
import { AwaitQueries } from '../../ui/feedback/await-queries.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useArrivalToast } from '../../ui/feedback/use-arrival-toast.ts';
import type { FilterSchema } from '../../ui/filter/address-filters.ts';
import { Segments } from '../../ui/filter/segments.tsx';
import { ToggleChip } from '../../ui/filter/toggle-chip.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { DataList } from '../../ui/list/data-list.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { countedUpTo, useTotalFigure } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useComparison } from '../applications/candidates/use-comparison.ts';
import { OwnRequestSelect } from '../requests/form/own-request-select.tsx';
import { useNewestOwnRequest } from '../requests/requests.queries.ts';
import classes from './candidates-screen.module.css';
import { FitnessReasons } from './fitness-reasons.tsx';
import { MatchMarks, MatchPlayer } from './match-cells.tsx';
import { MatchOrderSelect } from './match-order-select.tsx';
import { useCandidateCounts, useCandidates } from './matching.queries.ts';
import { SuggestionActs } from './suggestion-acts.tsx';

const CandidatesBoard = lazy(() => import('../applications/candidates/candidates-board.tsx'));
// What the first load of most readers does not show.
const ComparisonBar = lazy(async () => ({
  default: (await import('../applications/candidates/comparison-bar.tsx')).ComparisonBar,
}));
const ExactChangesToggle = lazy(async () => ({
  default: (await import('./exact-changes-toggle.tsx')).ExactChangesToggle,
}));
const NeedsMandate = lazy(async () => ({
  default: (await import('../../representation/mandates-ui.ts')).NeedsMandate,
}));
const NoOwnRequest = lazy(() => import('./no-own-request.tsx'));
/** Loaded when opened. */
const ReceivedAnswers = lazy(() => import('../answers/received-answers.tsx'));
const RequestPicker = lazy(() => import('../requests/request-picker.tsx'));

const choices = {
  request: 'number',
  kind: 'text',
  shortlisted: 'flag',
  confirmed: 'flag',
} as const satisfies FilterSchema;

/**
 * `/requestsCandidates`: the players on the market who match one of the club's own requests, by kind of match,
 * with every criterion.
 */
export default function CandidatesScreen() {
  const { t } = useTranslation(['matching', 'catalogue', 'applications']);
  const figure = useTotalFigure();
  const { kind: reader } = useUser();
  const isAgent = reader === 'agent' || reader === 'premium';
  // Clubs with few requests choose from a list; staff search.
  const isMaker = reader === 'team' || isAgent;
  const mandated = useMandatedClubs();
  useArrivalToast();
  const { filters, setFilters } = useAddressFilters(choices);
  const newest = useNewestOwnRequest(filters.request === null);
  const requestId = filters.request ?? newest.data?.id ?? null;
  const compared = useComparison(requestId);
  const [asked, setAsked] = useState<Match['player'] | null>(null);
  const { contact } = useContact();
  const [showsAnswers, setShowsAnswers] = useState(false);
  const counted = useCandidateCounts(requestId);
  const counts = counted.data;
  // Without a choice, the best kind that has matches is shown.
  const best = counts && matchingKinds.find((known) => counts[known] > 0);
  const kind: MatchingKind = matchingKinds.find((known) => known === filters.kind) ?? best ?? 'exact';
  const candidates = useCandidates(counted.isPending ? null : requestId, kind);
  const list = usePages(candidates);
  const order = candidates.data?.pages[0]?.order;

  const columns: Column<Match>[] = [
    {
      key: 'player',
      header: t('matching:column.player'),
      width: 'minmax(220px, 1fr)',
      card: 'title',
      render: (match) => <MatchPlayer match={match} contact />,
    },
    {
      key: 'criteria',
      header: t('matching:column.criteria'),
      width: 'minmax(280px, 1.5fr)',
      card: 'wide',
      render: (match) => (
        <>
          <MatchMarks match={match} />
          <Suspense>{match.ways.length > 0 && <ExactChangesToggle match={match} />}</Suspense>
          {match.fitness && match.fitness.parts.length > 0 && order && (
            <FitnessReasons fitness={match.fitness} order={order} />
          )}
        </>
      ),
    },
    {
      key: 'score',
      header: t('matching:column.score'),
      width: '72px',
      align: 'end',
      card: 'aside',
      render: (match) => match.fitness?.points ?? match.score,
    },
  ];

  if (isAgent && mandated.data?.length === 0) {
    return (
      <Suspense>
        <NeedsMandate title={t('matching:candidates.title')} />
      </Suspense>
    );
  }
  if (requestId === null && newest.data === null) {
    return (
      <Suspense>
        <NoOwnRequest />
      </Suspense>
    );
  }

  const picked = {
    label: t('matching:candidates.pick'),
    value: requestId,
    onChange: (request: number | null) => setFilters({ request, shortlisted: false, confirmed: false }),
  };
  return (
    <>
      <PageHeader
        ofList
        title={t('matching:candidates.title')}
        description={t('applications:candidates.description')}
        actions={
          <div className={classes.pick}>
            {isMaker ? (
              <OwnRequestSelect {...picked} />
            ) : (
              <Suspense>
                <RequestPicker {...picked} />
              </Suspense>
            )}
            {requestId !== null && (
              <Button
                variant="default"
                radius="xl"
                className={classes.opens}
                aria-expanded={showsAnswers}
                leftSection={<IconMessages size={16} stroke={1.75} aria-hidden="true" />}
                onClick={() => setShowsAnswers(!showsAnswers)}
              >
                <span className={classes.word}>{t('matching:candidates.answers.title')}</span>
              </Button>
            )}
            {requestId !== null && (
              <Suspense>
                <BoardToggles filters={filters} setFilters={setFilters} />
              </Suspense>
            )}
          </div>
        }
      />
      <Suspense fallback={<Skeletons shape="page" />}>
        <AwaitQueries>
          {requestId !== null && showsAnswers && (
            <div className={classes.answers}>
              <Suspense>
                <ReceivedAnswers requestId={requestId} />
              </Suspense>
            </div>
          )}
          {requestId !== null && (
            <CandidatesBoard
              key={requestId}
              requestId={requestId}
              players={compared}
              only={{ shortlisted: filters.shortlisted, confirmed: filters.confirmed }}
            />
          )}
          <div className={classes.bar}>
            <h2 className={classes.title}>{t('applications:candidates.suggested')}</h2>
            {kind === 'exact' && requestId !== null && order && !isAgent && (
              <MatchOrderSelect requestId={requestId} order={order} />
            )}
            <Segments
              label={t('matching:candidates.kinds')}
              value={kind}
              onChange={(chosen) => setFilters({ kind: chosen })}
              options={matchingKinds.map((value) => ({
                value,
                label: counts
                  ? `${t(`catalogue:matchingKindShort.${value}`)} ${figure(
                      countedUpTo(counts[value], maxCounted - 1),
                    )}`
                  : t(`catalogue:matchingKindShort.${value}`),
              }))}
            />
          </div>
          <DataList
            {...list}
            label={t(`catalogue:matchingKind.${kind}`)}
            columns={columns}
            rowKey={(match) => match.player.id}
            rowLink={({ player }) => (player.open ? playerPath(player.id) : undefined)}
            loading={list.loading || counted.isLoading || newest.isLoading}
            error={
              list.error ??
              (newest.error && { text: newest.error.message, retry: () => void newest.refetch() })
            }
            actionsWidth={isAgent ? '112px' : '308px'}
            rowActions={({ player }) =>
              player.open && (
                <SuggestionActs
                  player={player}
                  compared={compared}
                  reader={reader}
                  onContact={({ id }) => void contact(id)}
                  onEnquire={setAsked}
                />
              )
            }
            empty={
              <EmptyState
                icon={IconUsers}
                title={t('applications:candidates.nobodyTitle')}
                text={t('applications:candidates.nobody')}
              />
            }
          />
          <Suspense>{asked && <EnquiryForm player={asked} onClose={() => setAsked(null)} />}</Suspense>
          <Suspense>
            {requestId !== null && compared.chosen.length > 0 && (
              <ComparisonBar requestId={requestId} players={compared} />
            )}
          </Suspense>
        </AwaitQueries>
      </Suspense>
    </>
  );
}

interface BoardTogglesProps {
  filters: Record<'shortlisted' | 'confirmed', boolean>;
  setFilters: (change: Partial<BoardTogglesProps['filters']>) => void;
}

/**
 * Whether the board shows only the candidates with a star, and only those who have confirmed who keeps their record; on a
 * phone the signs alone.
 */
function BoardToggles({ filters, setFilters }: BoardTogglesProps) {
  const { t } = useTranslation('applications');
  const toggles = [
    { name: 'shortlisted', Icon: IconStar, word: t('board.onlyShortlisted') },
    { name: 'confirmed', Icon: IconUserCheck, word: t('board.onlyConfirmed') },
  ] as const;
  return toggles.map(({ name, Icon, word }) => (
    <ToggleChip
      key={name}
      label={
        <span className={classes.star}>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          <span className={classes.word}>{word}</span>
        </span>
      }
      chosen={filters[name]}
      onChange={(chosen) => setFilters({ [name]: chosen })}
    />
  ));
}
