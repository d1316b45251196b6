import { ActionIcon, Anchor, Button } from '@mantine/core';
import { IconHeartHandshake, IconPuzzle, IconTargetArrow, IconTrash } from '@tabler/icons-react';
import type { MatchingKind } from '@trattativa/contract/catalogue/matching-kinds';
import { countedAtMost } from '@trattativa/contract/matching/counted-at-most';
import type { Match } from '@trattativa/contract/matching/match';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { useFormats } from '../platform/i18n/use-formats.ts';
import { useUser } from '../platform/session/use-session.ts';
import { playerPath } from '../players/player-paths.ts';
import { requestPath } from '../requests/request-paths.ts';
import type { FilterSchema } from '../ui/address-filters.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Column } from '../ui/list/column.ts';
import { DataList } from '../ui/list/data-list.tsx';
import { RowAct } from '../ui/list/row-act.tsx';
import { usePages } from '../ui/list/use-pages.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { useAddressFilters } from '../ui/use-address-filters.ts';
import { ExactWaysToggle } from './exact-ways-toggle.tsx';
import { MatchMarks, MatchPlayer, MatchRequest } from './match-cells.tsx';
import classes from './match-list.module.css';
import { useMatches } from './matching.queries.ts';
import { useDeleteMatch } from './use-delete-match.ts';

const RequestPicker = lazy(() => import('../requests/request-picker.tsx'));
/** Only for players. */
const OwnProfileNotice = lazy(() => loadChunk(() => import('../dashboard/own-profile-notice.tsx')));

const narrowing = { request: 'number', player: 'number' } as const satisfies FilterSchema;

/** `/exactMatch`, `/potentialMatch`, `/partialMatch`: the caller's players beside the requests that they fit, and why. */
export function MatchList({ kind }: { kind: MatchingKind }) {
  const { t } = useTranslation(['matching', 'catalogue']);
  const { number } = useFormats();
  const user = useUser();
  const isStaff = user.kind === 'staff' || user.kind === 'admin';
  const { filters, setFilters, clearFilters } = useAddressFilters(narrowing);
  const narrowed = filters.request !== null || filters.player !== null;
  const list = usePages(useMatches(kind, { requestId: filters.request, playerId: filters.player }));
  const total = list.total ?? 0;
  const remove = useDeleteMatch();

  // All matches of a player are with the one who reads.
  const isPlayer = user.kind === 'player';
  const columns: Column<Match>[] = [
    {
      key: 'player',
      header: t('matching:column.player'),
      width: 'minmax(220px, 1.7fr)',
      card: 'title',
      render: (match) => <MatchPlayer match={match} />,
    },
    {
      key: 'request',
      header: t('matching:column.request'),
      width: 'minmax(210px, 1.4fr)',
      card: isPlayer ? 'title' : 'wide',
      render: (match) => (
        <Anchor component={Link} to={requestPath(match.request.id)} c="inherit" underline="hover">
          <MatchRequest match={match} />
        </Anchor>
      ),
    },
    {
      key: 'criteria',
      header: t('matching:column.criteria'),
      width: 'minmax(230px, 0.9fr)',
      card: 'wide',
      render: (match) => (
        <>
          <MatchMarks match={match} compact />
          <ExactWaysToggle match={match} />
        </>
      ),
    },
    {
      key: 'score',
      header: t('matching:column.score'),
      width: '72px',
      align: 'end',
      hideBelow: 860,
      card: 'aside',
      render: (match) => match.score,
    },
    {
      key: 'fresh',
      header: t('matching:column.updated'),
      width: '116px',
      hideBelow: 1020,
      card: 'none',
      render: (match) => <RelativeTime at={match.freshAt} />,
    },
  ];

  return (
    <>
      <PageHeader
        title={t(`catalogue:matchingKind.${kind}`)}
        count={
          list.total === undefined
            ? undefined
            : total >= countedAtMost
              ? t('matching:moreThan', { number: number(countedAtMost - 1) })
              : number(total)
        }
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
        columns={isPlayer ? columns.slice(1) : columns}
        rowKey={(match) => `${match.request.id}-${match.player.id}`}
        rowLink={({ player, request }) => (isPlayer ? requestPath(request.id) : playerPath(player.id))}
        actionsWidth="92px"
        rowActions={(match) => (
          <div className={classes.acts}>
            {match.can.propose && (
              <RowAct
                to={`${paths.negotiation}?player=${match.player.id}&club=${match.request.teamId}&level=${match.request.level}`}
                name={t('matching:propose')}
                icon={<IconHeartHandshake size={20} stroke={1.75} aria-hidden="true" />}
              />
            )}
            {isPlayer && (
              <RowAct
                to={requestPath(match.request.id)}
                name={t('matching:apply')}
                icon={<IconTargetArrow size={20} stroke={1.75} aria-hidden="true" />}
              />
            )}
            {match.can.remove && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                title={t('matching:delete')}
                aria-label={t('matching:delete')}
                onClick={() => remove(match)}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            )}
          </div>
        )}
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
