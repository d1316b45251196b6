import { Button } from '@mantine/core';
import { IconPuzzle } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Match } from '@trattativa/contract/market/matching/match';
import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerPath } from '../../people/players.ts';
import { call } from '../../platform/api/call.ts';
import { applyOwn } from '../../platform/cache/live-handler.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone, showUndo } from '../../ui/feedback/toasts.tsx';
import type { FilterSchema } from '../../ui/filter/address-filters.ts';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { DataList } from '../../ui/list/data-list.tsx';
import { useTotalFigure } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { requestPath } from '../requests/request-paths.ts';
import { MatchActs } from './match-acts.tsx';
import { useMatchColumns } from './match-columns.tsx';
import classes from './match-list.module.css';
import { matchingLive } from './matching.live.ts';
import { useMatches } from './matching.queries.ts';

const RequestPicker = lazy(() => import('../requests/request-picker.tsx'));
/** Loaded for players only. */
const OwnProfileNotice = lazy(() => loadChunk(() => import('../../people/own-profile-notice.ts')));

const narrowing = { request: 'number', player: 'number' } as const satisfies FilterSchema;

/**
 * `/exactMatch`, `/potentialMatch`, `/partialMatch`: the caller's players and the requests that they match, with
 * the criteria.
 */
export function MatchList({ kind }: { kind: MatchingKind }) {
  const { t } = useTranslation(['matching', 'catalogue']);
  const figure = useTotalFigure();
  const user = useUser();
  const isStaff = user.kind === 'staff' || user.kind === 'admin';
  const { filters, setFilters, clearFilters } = useAddressFilters(narrowing);
  const narrowed = filters.request !== null || filters.player !== null;
  const list = usePages(useMatches(kind, { requestId: filters.request, playerId: filters.player }));
  const remove = useDeleteMatch();

  const isPlayer = user.kind === 'player';
  const columns = useMatchColumns(isPlayer);

  return (
    <>
      <PageHeader
        ofList
        title={t(`catalogue:matchingKind.${kind}`)}
        count={list.counted && figure(list.counted)}
        description={t(`matching:about.${kind}`)}
      />
      {isPlayer && (
        <Suspense>
          <OwnProfileNotice />
        </Suspense>
      )}
      {isStaff && (
        <div className={classes.picker}>
          <Suspense>
            <RequestPicker
              label={t('matching:candidates.pick')}
              value={filters.request}
              onChange={(request) => setFilters({ request })}
            />
          </Suspense>
        </div>
      )}
      {narrowed && !isStaff && (
        <p className={classes.narrowed}>
          {t('matching:narrowed')}
          <Button variant="subtle" size="compact-sm" onClick={clearFilters}>
            {t('matching:showAll')}
          </Button>
        </p>
      )}
      <DataList
        {...list}
        label={t(`catalogue:matchingKind.${kind}`)}
        columns={columns}
        rowKey={(match) => `${match.request.id}-${match.player.id}`}
        rowLink={({ player, request }) => (isPlayer ? requestPath(request.id) : playerPath(player.id))}
        actionsWidth={isPlayer ? '164px' : '210px'}
        rowActions={(match) => <MatchActs match={match} isPlayer={isPlayer} onRemove={remove} />}
        empty={
          <EmptyState
            icon={IconPuzzle}
            title={t('matching:empty.title')}
            text={t(isPlayer ? 'matching:empty.player' : 'matching:empty.agent')}
            action={
              <Button component={Link} to={paths.requests} variant="default">
                {t('matching:empty.market')}
              </Button>
            }
          />
        }
      />
    </>
  );
}

/** Deletes an entry and offers to undo it. The live rules update this screen like any other. */
function useDeleteMatch(): (match: Match) => void {
  const client = useQueryClient();

  const restore = useMutation({
    mutationFn: (pair: { requestId: number; playerId: number }) => call('Matching/RestoreMatch', pair),
    onSuccess: ({ message }, pair) => {
      applyOwn(client, matchingLive, 'match.restored', pair);
      showDone(message);
    },
    onError: showFailure,
  });
  const remove = useMutation({
    mutationFn: (pair: { requestId: number; playerId: number }) => call('Matching/DeleteMatch', pair),
    onSuccess: ({ message }, pair) => {
      applyOwn(client, matchingLive, 'match.deleted', pair);
      showUndo({ message, onUndo: () => restore.mutate(pair) });
    },
    onError: showFailure,
  });
  return ({ request, player }) => remove.mutate({ requestId: request.id, playerId: player.id });
}
