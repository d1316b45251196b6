import { Anchor } from '@mantine/core';
import type { Match } from '@trattativa/contract/market/matching/match';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../../ui/list/table/column.ts';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { requestPath } from '../requests/request-paths.ts';
import { ExactChangesToggle } from './exact-changes-toggle.tsx';
import { MatchMarks, MatchPlayer, MatchRequest } from './match-cells.tsx';

/** The columns of a list of matches. A player reading their own matches has no column for the player. */
export function useMatchColumns(isPlayer: boolean): Column<Match>[] {
  const { t } = useTranslation('matching');
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
      // A player's row is itself the link to the request.
      render: (match) =>
        isPlayer ? (
          <MatchRequest match={match} />
        ) : (
          <Anchor component={Link} to={requestPath(match.request.id)} c="inherit" underline="hover">
            <MatchRequest match={match} />
          </Anchor>
        ),
    },
    {
      key: 'criteria',
      header: t('matching:column.criteria'),
      width: isPlayer ? 'minmax(230px, 1.3fr)' : 'minmax(230px, 0.9fr)',
      card: 'wide',
      render: (match) => (
        <>
          <MatchMarks match={match} compact />
          <ExactChangesToggle match={match} />
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
  return isPlayer ? columns.slice(1) : columns;
}
