import { useTranslation } from 'react-i18next';
import { useUser } from '../../platform/login/use-session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segments } from '../../ui/segments.tsx';
import { useAddressFilters } from '../../ui/use-address-filters.ts';
import { TeamPlayers } from '../teams/team-players.tsx';
import classes from './club-players.module.css';
import { MarketList } from './market-list.tsx';

const address = { whose: 'text' } as const;

/** `/playersList` for clubs: the players on the market, and the club's own. */
export default function ClubPlayers() {
  const { t } = useTranslation('teams');
  const { profileId } = useUser();
  const { filters, setFilters } = useAddressFilters(address);
  const own = filters.whose === 'own';
  const header = (count?: string) => (
    <PageHeader
      title={t('players.listTitle')}
      count={count}
      actions={
        <Segments
          label={t('players.whose')}
          value={own ? 'own' : 'market'}
          onChange={(whose) => setFilters({ whose: whose === 'own' ? 'own' : '' })}
          options={[
            { value: 'market', label: t('players.onMarket') },
            { value: 'own', label: t('players.ours') },
          ]}
        />
      }
    />
  );
  return (
    <div className={classes.screen}>
      {own && profileId !== null ? (
        <>
          {header()}
          <TeamPlayers teamId={profileId} />
        </>
      ) : (
        <MarketList label={t('players.listTitle')} header={header} />
      )}
    </div>
  );
}
