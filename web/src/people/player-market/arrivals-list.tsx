import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { TransferLine } from '@trattativa/contract/people/players/origin-endpoints';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { countFilters, type FilterSchema } from '../../ui/filter/address-filters.ts';
import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { playerPath, registerPlayerPath } from '../players/player-paths.ts';
import { useArrivals } from './market-players.queries.ts';

const schema = { from: 'text' } as const satisfies FilterSchema;
const origins = ['platform', 'portfolio'] as const;
const linkOf = (line: TransferLine) => playerPath(line.playerId);

/** New players, latest first, with their origin and current status. */
export default function ArrivalsList() {
  const { t } = useTranslation(['teams', 'player-registration']);
  const { filters, setFilters, clearFilters } = useAddressFilters(schema);
  const from = origins.find((known) => known === filters.from);
  const list = usePages(useArrivals(from === undefined ? undefined : from === 'platform'));
  return (
    <div>
      <Button component={Link} to={registerPlayerPath} mb="md">
        {t('player-registration:title')}
      </Button>
      <FilterBar count={countFilters(filters)} onClear={clearFilters}>
        <FilterSelect
          label={t('players.from')}
          value={from ?? null}
          any={t('players.fromAnywhere')}
          options={origins.map((value) => ({ value, label: t(`players.fromWhere.${value}`) }))}
          onChange={(next) => setFilters({ from: next ?? '' })}
        />
      </FilterBar>
      <DataList
        {...list}
        label={t('players.arrivals')}
        columns={useColumns()}
        rowKey={({ playerId }) => playerId}
        rowLink={linkOf}
        empty={<EmptyState icon={IconUsers} title={t('players.emptyTitle')} text={t('players.emptyText')} />}
      />
    </div>
  );
}

function useColumns(): Column<TransferLine>[] {
  const { t } = useTranslation(['teams', 'catalogue']);
  const { date } = useFormats();
  return [
    {
      key: 'name',
      header: t('players.arrived.name'),
      width: 'minmax(180px, 1.4fr)',
      card: 'title',
      render: ({ name, age }) => (age === null ? name : `${name}, ${age}`),
    },
    {
      key: 'role',
      header: t('players.arrived.role'),
      width: 'minmax(150px, 1fr)',
      card: 'fact',
      render: ({ principalRole }) =>
        principalRole === null ? '–' : t(`catalogue:playerRole.${principalRole}`),
    },
    {
      key: 'came',
      header: t('players.arrived.at'),
      width: '130px',
      card: 'fact',
      render: ({ createdAt }) => date(createdAt),
    },
    {
      key: 'from',
      header: t('players.from'),
      width: 'minmax(150px, 1fr)',
      card: 'fact',
      render: ({ fromTransfer }) => t(`players.fromWhere.${fromTransfer ? 'platform' : 'portfolio'}`),
    },
    {
      key: 'deals',
      header: t('players.arrived.deals'),
      width: 'minmax(170px, 1fr)',
      card: 'fact',
      render: ({ ongoing, signed }) => t('players.arrived.count', { ongoing, signed }),
    },
  ];
}
