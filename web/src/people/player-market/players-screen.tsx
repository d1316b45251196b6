import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import type { FilterSchema } from '../../ui/address-filters.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { useAddressFilters } from '../../ui/use-address-filters.ts';
import { MarketList } from './market-list.tsx';

const ArrivalsList = lazy(() => loadChunk(() => import('./arrivals-list.tsx')));
const schema = { show: 'text' } as const satisfies FilterSchema;

/** One sentence per kind of user on who is listed. */
const descriptions = { agent: 'players.yours', premium: 'players.market' } as const;

/** `/players`: players whose cards agents and staff may open. Premium agents and staff also see the new players. */
export default function PlayersScreen() {
  const { t } = useTranslation('teams');
  const { kind } = useUser();
  const seesArrivals = kind !== 'agent';
  const description = kind === 'agent' || kind === 'premium' ? descriptions[kind] : 'players.everybody';
  const { filters, setFilters } = useAddressFilters(schema);
  const arrivals = seesArrivals && filters.show === 'arrivals';
  const header = (count?: string) => (
    <PageHeader
      title={t('players.title')}
      count={count}
      description={t(description)}
      actions={
        seesArrivals && (
          <Segments
            label={t('players.view')}
            value={arrivals ? 'arrivals' : 'everyone'}
            options={(['everyone', 'arrivals'] as const).map((value) => ({
              value,
              label: t(`players.${value}`),
            }))}
            onChange={(next) => setFilters({ show: next === 'arrivals' ? next : '' })}
          />
        )
      }
    />
  );
  if (!arrivals) return <MarketList label={t('players.title')} header={header} />;
  return (
    <>
      {header()}
      <Suspense fallback={<Skeletons shape="rows" />}>
        <ArrivalsList />
      </Suspense>
    </>
  );
}
