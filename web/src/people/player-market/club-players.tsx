import { Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { Segments } from '../../ui/filter/segments.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { WatchedLabel } from '../watching/watched-label.tsx';
import classes from './club-players.module.css';
import { MarketList } from './market-list.tsx';

const OwnPlayers = lazy(() => loadChunk(() => import('./own-players.tsx')));
const SquadPart = lazy(() => loadChunk(() => import('../teams/page/squad-part.tsx')));
const ListPart = lazy(() => loadChunk(() => import('../teams/list-plan/list-part.tsx')));
const WatchList = lazy(() => loadChunk(() => import('../watching/watch-list.tsx')));

const address = { whose: 'text' } as const;
const views = ['market', 'own', 'watched'] as const;

/** `/playersList` for clubs: the players on the market, the club's own, and those it watches. */
export default function ClubPlayers() {
  const { t } = useTranslation('teams');
  const { profileId } = useUser();
  const { filters, setFilters } = useAddressFilters(address);
  const whose = views.find((view) => view === filters.whose) ?? 'market';
  const header = (count?: string) => (
    <PageHeader
      title={t('players.listTitle')}
      count={count}
      actions={
        <Segments
          label={t('players.whose')}
          value={whose}
          onChange={(next) => setFilters({ whose: next === 'market' ? '' : next })}
          options={[
            { value: 'market', label: t('players.onMarket') },
            { value: 'own', label: t('players.ours') },
            { value: 'watched', label: <WatchedLabel /> },
          ]}
        />
      }
    />
  );
  return (
    <div className={classes.screen}>
      {whose === 'market' && <MarketList label={t('players.listTitle')} header={header} />}
      {whose === 'own' && profileId !== null && (
        <>
          {header()}
          <Suspense fallback={<Skeletons shape="rows" />}>
            <Stack gap="lg">
              <OwnPlayers teamId={profileId} />
              <SquadPart teamId={profileId} />
              <ListPart teamId={profileId} />
            </Stack>
          </Suspense>
        </>
      )}
      {whose === 'watched' && (
        <>
          {header()}
          <Suspense fallback={<Skeletons shape="rows" />}>
            <WatchList />
          </Suspense>
        </>
      )}
    </div>
  );
}
