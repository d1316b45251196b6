import type { CallerKind } from '@trattativa/contract/access';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import type { FilterSchema } from '../../ui/filter/address-filters.ts';
import { Segments } from '../../ui/filter/segments.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { WatchedLabel } from '../watching/watched-label.tsx';
import { MarketList } from './market-list.tsx';

const WatchList = lazy(() => loadChunk(() => import('../watching/watch-list.tsx')));
const ArrivalsList = lazy(() => loadChunk(() => import('./arrivals-list.tsx')));
const schema = { show: 'text' } as const satisfies FilterSchema;

/** One sentence per kind of user on who is listed. */
const descriptions = { agent: 'players.yours', premium: 'players.market' } as const;

/**
 * `/players`: players whose cards agents and staff may open. Premium agents and staff also see the new players, agents those
 * whom they watch.
 */
export default function PlayersScreen() {
  const { t } = useTranslation('teams');
  const { kind } = useUser();
  const views = viewsOf(kind);
  const description = kind === 'agent' || kind === 'premium' ? descriptions[kind] : 'players.everybody';
  const { filters, setFilters } = useAddressFilters(schema);
  const view = views.find((one) => one === filters.show) ?? 'everyone';
  const header = (count?: string) => (
    <PageHeader
      ofList
      title={t('players.title')}
      count={count}
      description={t(description)}
      actions={
        <Segments
          label={t('players.view')}
          value={view}
          options={views.map((value) => ({
            value,
            label: value === 'watched' ? <WatchedLabel /> : t(`players.${value}`),
          }))}
          onChange={(next) => setFilters({ show: next === 'everyone' ? '' : next })}
        />
      }
    />
  );
  if (view === 'everyone') return <MarketList label={t('players.title')} header={header} />;
  return (
    <>
      {header()}
      <Suspense fallback={<Skeletons shape="rows" />}>
        {view === 'arrivals' ? <ArrivalsList /> : <WatchList />}
      </Suspense>
    </>
  );
}

function viewsOf(kind: CallerKind): readonly ('everyone' | 'arrivals' | 'watched')[] {
  if (kind === 'agent') return ['everyone', 'watched'];
  return kind === 'premium' ? ['everyone', 'arrivals', 'watched'] : ['everyone', 'arrivals'];
}
