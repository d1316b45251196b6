import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { usePages } from '../../ui/list/use-pages.ts';
import { newPlayerPath, playerPath } from '../players/player-paths.ts';
import { useTeamPlayers } from '../teams/teams.queries.ts';
import { useMarketColumns } from './market-columns.tsx';

/** What a club knows of its own players without a column. */
const hidden = ['asks', 'updated'];
const linkOf = ({ id }: Player) => playerPath(id);

/** The club's own players, with the columns of the market. */
export default function OwnPlayers({ teamId }: { teamId: number }) {
  const { t } = useTranslation(['teams', 'player-lists', 'portfolio']);
  const list = usePages(useTeamPlayers(teamId));
  const all = useMarketColumns({ narrow: false, compact: false, hidden });
  const columns = useMemo(() => all.filter(({ key }) => !hidden.includes(key)), [all]);
  return (
    <DataList
      {...list}
      label={t('teams:players.ours')}
      columns={columns}
      rowKey={({ id }) => id}
      rowLink={linkOf}
      empty={
        <EmptyState
          icon={IconUsers}
          title={t('player-lists:portfolio.emptyTitle')}
          text={t('portfolio:empty.team')}
          action={
            <Button component={Link} to={newPlayerPath}>
              {t('player-lists:portfolio.add')}
            </Button>
          }
        />
      }
    />
  );
}
